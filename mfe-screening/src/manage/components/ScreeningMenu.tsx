import type { Action } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/resumes';
import { useNavigate } from '@shortlist/router';
import { errorMessage, notAllowedText, useHost, useMay, usePrepared } from '@shortlist/web-kit';
import { useState } from 'react';
import { ActionMenu, type MenuItem } from '../../components/ActionMenu.js';
import { useUndoStack } from '../../people/undo/undo-context.js';
import { duplicateScreening } from '../../workflow/upload-again.js';
import { isProcessing } from '../../workflow/workflow.js';
import { useWorkflow, useWorkflowState } from '../../workflow/workflow-context.js';
import { type ManagedScreening, nameOf } from '../managed-screening.js';
import {
  AddResumesDialog,
  DeleteDialog,
  RenameDialog,
  screeningDialogs,
  ShareDialog,
} from './lazy-dialogs.js';

export interface ScreeningMenuProps {
  readonly screening: ManagedScreening;
  /** It was renamed, closed, opened, or files were added: what is shown of it has to be loaded again. */
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

const NOT_COMPLETE = 'You can do this as soon as the screening is complete.';
const BUSY = 'Another screening is running in this tab.';
const CLOSED = 'This screening is closed. Open it again to add resumes.';

/** Actions for a whole screening: add resumes, share, rename, duplicate, close or open again, delete. */
export function ScreeningMenu({ screening, onChanged, onDeleted }: ScreeningMenuProps) {
  const { call, notify } = useHost();
  const may = useMay();
  const workflow = useWorkflow();
  const isBusy = isProcessing(useWorkflowState());
  const navigate = useNavigate();
  const undoStack = useUndoStack();
  const [asked, setAsked] = useState<'add' | 'share' | 'rename' | 'delete' | null>(null);
  const { jobId, status, closedAt } = screening;
  const params = { id: jobId };
  const isComplete = status === 'completed';
  const isClosed = Boolean(closedAt);
  usePrepared(screeningDialogs);

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      return true;
    } catch (problem) {
      notify({ kind: 'error', message: errorMessage(problem) });
      return false;
    }
  };
  const duplicate = () =>
    attempt(async () => {
      const { screening: job } = await call(http.getScreening, { params, query: { limit: 1 } });
      duplicateScreening(workflow, job);
      await navigate('/upload');
    });
  /** Changes it back; answers as an undoable step does. */
  const changeBack = async (body: { closed: boolean } | { title: string }) => {
    const isDone = await attempt(() => call(http.updateScreening, { params, body }));
    if (isDone) onChanged();
    return isDone ? 'Undone.' : null;
  };
  const setClosed = async (closed: boolean) => {
    const change = () => call(http.updateScreening, { params, body: { closed } });
    if (!(await attempt(change))) return;
    undoStack.push({
      message: closed
        ? 'The screening is closed. No new resumes can be added.'
        : 'The screening is open again.',
      about: [],
      undo: () => changeBack({ closed: !closed }),
    });
    onChanged();
  };
  const done = () => {
    setAsked(null);
    onChanged();
  };
  const renamed = ({ title }: { readonly title: string }) => {
    undoStack.push({
      message: `Renamed to “${title}”.`,
      about: [],
      undo: () => changeBack({ title: screening.title }),
    });
    done();
  };

  const notComplete = isComplete ? null : NOT_COMPLETE;
  const refusalOf = (action: Action) => (may(action) ? null : notAllowedText);
  const noChange = refusalOf('screening.change');
  const items: MenuItem[] = [
    {
      label: 'Add resumes',
      onSelect: () => setAsked('add'),
      reason: noChange ?? (isClosed ? CLOSED : notComplete),
    },
    {
      label: 'Share the shortlist',
      onSelect: () => setAsked('share'),
      reason: refusalOf('screening.share') ?? notComplete,
    },
    { label: 'Rename', onSelect: () => setAsked('rename'), reason: noChange ?? notComplete },
    {
      label: 'Duplicate',
      onSelect: () => void duplicate(),
      reason: refusalOf('screening.start') ?? (isBusy ? BUSY : null),
    },
    {
      label: isClosed ? 'Open again' : 'Close',
      onSelect: () => void setClosed(!isClosed),
      reason: noChange ?? notComplete,
    },
    {
      label: 'Delete',
      onSelect: () => setAsked('delete'),
      danger: true,
      reason: refusalOf('screening.delete'),
    },
  ];
  const close = () => setAsked(null);
  return (
    <>
      <ActionMenu label={`Actions for ${nameOf(screening)}`} items={items} />
      {asked === 'add' ? <AddResumesDialog jobId={jobId} onClose={close} onAdded={done} /> : null}
      {asked === 'share' ? (
        <ShareDialog jobId={jobId} name={nameOf(screening)} onClose={close} />
      ) : null}
      {asked === 'rename' ? (
        <RenameDialog screening={screening} onClose={close} onRenamed={renamed} />
      ) : null}
      {asked === 'delete' ? (
        <DeleteDialog screening={screening} onClose={close} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
