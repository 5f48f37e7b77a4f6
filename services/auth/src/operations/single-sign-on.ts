import type { Member } from '@shortlist/contracts/authorise';
import { cookies } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/auth';
import { type OperationClient, reportActivity, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { Begun } from '../domain/single-sign-on/attempts.js';
import { describeSignOn } from '../domain/single-sign-on/describe.js';
import { checkDomain, nameDomain, removeDomain } from '../domain/single-sign-on/domains.js';
import { removeProvider, saveProvider, setOnly } from '../domain/single-sign-on/manage.js';
import { beginSignOn, finishSignOn, linkSignOn } from '../domain/single-sign-on/sign-in.js';
import { beginTest, finishTest } from '../domain/single-sign-on/try-provider.js';
import { presentSignOn } from '../presenters/single-sign-on.js';
import { answerSignedIn, originOf } from './client.js';

const browserOf = ({ readCookie }: OperationClient) => readCookie(cookies.singleSignOn.name);

/** Sends the browser to the provider, with the cookie that its answer needs. */
function answerBegun({ writeCookie }: OperationClient, { url, browser }: Begun) {
  writeCookie({ ...cookies.singleSignOn, value: browser, path: cookies.path });
  return { url };
}

/** Single sign-on of a workspace, for the members who manage it. */
function createSettingsRoutes(context: Context): readonly Route[] {
  const show = async (member: Member) => presentSignOn(await describeSignOn(context, member));
  /** Reports a change and shows the result. `detail`: what was changed, or to what. */
  const showChanged = (member: Member, detail: string) => {
    reportActivity(context, member, { kind: 'sign-on-changed', detail });
    return show(member);
  };
  return [
    route(http.getSingleSignOn, ({ member }) => show(member)),
    route(http.saveSingleSignOn, async ({ input, member, client }) => {
      await saveProvider(context, member, { ...input.body, isLocal: client.isLocal });
      return showChanged(member, 'provider');
    }),
    route(http.removeSingleSignOn, async ({ member }) => {
      await removeProvider(context, member);
      return showChanged(member, 'removed');
    }),
    route(http.setSingleSignOnOnly, async ({ input: { body }, member }) => {
      await setOnly(context, member, body.only);
      return showChanged(member, body.only ? 'only' : 'any');
    }),
    route(http.addSignOnDomain, async ({ input: { body }, member }) => {
      const { workspaceId } = member;
      await nameDomain(context, { workspaceId, domain: body.domain });
      return show(member);
    }),
    route(http.checkSignOnDomain, async ({ input: { params }, member }) => {
      const { workspaceId } = member;
      await checkDomain(context, { workspaceId, domain: params.domain });
      return showChanged(member, 'domain-verified');
    }),
    route(http.removeSignOnDomain, async ({ input: { params }, member }) => {
      const { workspaceId } = member;
      await removeDomain(context, { workspaceId, domain: params.domain });
      return showChanged(member, 'domain-removed');
    }),
    route(http.beginSingleSignOnTest, async ({ member, client }) =>
      answerBegun(client, await beginTest(context, member)),
    ),
    route(http.finishSingleSignOnTest, async ({ input, member, client }) => {
      const answer = { ...input.body, browser: browserOf(client) };
      const result = await finishTest(context, member, answer);
      const detail = result.hasPassed ? 'passed' : 'failed';
      reportActivity(context, member, { kind: 'sign-on-tested', detail });
      return result;
    }),
  ];
}

/** Single sign-on: the settings of a workspace, and signing in. */
export function createSingleSignOnRoutes(context: Context): readonly Route[] {
  return [
    ...createSettingsRoutes(context),
    route(http.beginSingleSignOn, async ({ input, client }) =>
      answerBegun(client, await beginSignOn(context, input.body.email, originOf(client))),
    ),
    route(http.finishSingleSignOn, async ({ input, client }) => {
      const answer = { ...input.body, browser: browserOf(client) };
      return answerSignedIn(context, client, await finishSignOn(context, answer, originOf(client)));
    }),
    route(http.linkSingleSignOn, async ({ input, client }) => {
      const proof = { ...input.body, browser: browserOf(client) };
      return answerSignedIn(context, client, await linkSignOn(context, proof, originOf(client)));
    }),
  ];
}
