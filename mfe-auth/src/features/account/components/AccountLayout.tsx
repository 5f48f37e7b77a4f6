import * as http from '@shortlist/contracts/http/auth';
import { column, useOperation } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { accountMenu } from '../account-menu.js';
import { SectionNav } from './SectionNav.js';

const Columns = styled.div<{ $isWide: boolean }>`
  ${column}
  display: grid;
  grid-template-columns: 200px minmax(0, ${({ $isWide }) => ($isWide ? '1fr' : '720px')});
  align-items: start;
  gap: var(--s8);
  padding-bottom: var(--s9);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export interface AccountLayoutProps {
  /** Section of the menu that is being read. */
  readonly current: string | undefined;
  /** Name of the workspace where the page knows it; fetched otherwise. */
  readonly workspaceName?: string | undefined;
  /** Takes the whole column, for lists with several columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the account: the menu at the left, in two groups, and the page. */
export function AccountLayout({ workspaceName, ...rest }: AccountLayoutProps) {
  return workspaceName === undefined ? (
    <LayoutThatAsks {...rest} />
  ) : (
    <Layout {...rest} name={workspaceName} />
  );
}

/** Names the group plainly until the answer is there, and where there is none: the menu works without. */
function LayoutThatAsks(props: Omit<AccountLayoutProps, 'workspaceName'>) {
  const { data } = useOperation(http.getWorkspace);
  return <Layout {...props} name={data?.workspace.name ?? 'Your workspace'} />;
}

function Layout({
  current,
  name,
  isWide = false,
  children,
}: Omit<AccountLayoutProps, 'workspaceName'> & { readonly name: string }) {
  return (
    <Columns $isWide={isWide}>
      <SectionNav groups={accountMenu(name)} current={current} />
      <div>{children}</div>
    </Columns>
  );
}
