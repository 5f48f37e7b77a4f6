import { cookies } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/auth';
import { type OperationClient, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { Begun } from '../domain/single-sign-on/attempts.js';
import { describeSignOn } from '../domain/single-sign-on/describe.js';
import { addDomain, checkDomain, removeDomain } from '../domain/single-sign-on/domains.js';
import { removeProvider, saveProvider, setOnly } from '../domain/single-sign-on/manage.js';
import { beginSignOn, finishSignOn } from '../domain/single-sign-on/sign-in.js';
import { beginTest, finishTest } from '../domain/single-sign-on/try-provider.js';
import { presentSignOn } from '../presenters/single-sign-on.js';
import { answerSignedIn, originOf } from './client.js';

const browserOf = ({ readCookie }: OperationClient) => readCookie(cookies.singleSignOn.name);

/** Sends the browser to the provider, with the cookie that its answer needs. */
function answerBegun({ writeCookie }: OperationClient, { url, browser }: Begun) {
  writeCookie({ ...cookies.singleSignOn, value: browser, path: cookies.path });
  return { url };
}

/** Single sign-on: the settings of a workspace, and signing in. */
export function createSingleSignOnRoutes(context: Context): readonly Route[] {
  const show = async (workspaceId: string) =>
    presentSignOn(await describeSignOn(context, workspaceId));
  return [
    route(http.getSingleSignOn, ({ member }) => show(member.workspaceId)),
    route(http.saveSingleSignOn, async ({ input, member, client }) => {
      await saveProvider(context, member, { ...input.body, isLocal: client.isLocal });
      return show(member.workspaceId);
    }),
    route(http.removeSingleSignOn, async ({ member }) => {
      await removeProvider(context, member);
      return show(member.workspaceId);
    }),
    route(http.setSingleSignOnOnly, async ({ input, member }) => {
      await setOnly(context, member, input.body.only);
      return show(member.workspaceId);
    }),
    route(http.addSignOnDomain, async ({ input, member: { workspaceId } }) => {
      await addDomain(context, { workspaceId, domain: input.body.domain });
      return show(workspaceId);
    }),
    route(http.checkSignOnDomain, async ({ input, member: { workspaceId } }) => {
      await checkDomain(context, { workspaceId, domain: input.params.domain });
      return show(workspaceId);
    }),
    route(http.removeSignOnDomain, async ({ input, member: { workspaceId } }) => {
      await removeDomain(context, { workspaceId, domain: input.params.domain });
      return show(workspaceId);
    }),
    route(http.beginSingleSignOnTest, async ({ member, client }) =>
      answerBegun(client, await beginTest(context, member)),
    ),
    route(http.finishSingleSignOnTest, async ({ input, member, client }) => {
      await finishTest(context, member, { ...input.body, browser: browserOf(client) });
      return show(member.workspaceId);
    }),
    route(http.beginSingleSignOn, async ({ input, client }) =>
      answerBegun(client, await beginSignOn(context, input.body.email, originOf(client))),
    ),
    route(http.finishSingleSignOn, async ({ input, client }) => {
      const answer = { ...input.body, browser: browserOf(client) };
      return answerSignedIn(context, client, await finishSignOn(context, answer, originOf(client)));
    }),
  ];
}
