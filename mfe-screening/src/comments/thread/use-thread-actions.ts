import * as http from '@shortlist/contracts/http/resumes';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { useUndo } from '../../people/undo/use-undo.js';
import { useComments } from '../comments-context.js';
import { mentionsIn } from './mentions.js';

/** Writes, changes and deletes comments about a candidate. Each answers true when the server took it. */
export function useThreadActions(candidateId: string) {
  const { call, notify } = useHost();
  const { jobId, members, apply, reload } = useComments();
  const { push, say } = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Of the comment being written: sent again after a failure, it is written once. */
  const commentId = useRef<string | null>(null);
  const params = { id: jobId };

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    setIsBusy(true);
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  const inputOf = (text: string) => ({ text, mentions: mentionsIn(text, members.list) });

  const write = (text: string) =>
    attempt(async () => {
      commentId.current ??= crypto.randomUUID();
      const body = { ...inputOf(text), candidateId, commentId: commentId.current };
      const { comments } = await call(http.writeComment, { params, body });
      commentId.current = null;
      apply(comments);
    });
  const edit = (id: string, text: string) =>
    attempt(async () => {
      const at = { ...params, commentId: id };
      const { comments } = await call(http.editComment, { params: at, body: inputOf(text) });
      apply(comments);
    });
  const restore = async (id: string) => {
    try {
      const at = { ...params, commentId: id };
      const { comments } = await call(http.restoreComment, { params: at });
      apply(comments);
      return 'Undone.';
    } catch (error) {
      notify({ kind: 'error', message: errorMessage(error) });
      reload();
      return null;
    }
  };
  /** Deletes one of the user's own, which can be undone, or one by a link, which can't. */
  const remove = (id: string, isOwn: boolean) =>
    attempt(async () => {
      const at = { ...params, commentId: id };
      const { comments } = await call(http.deleteComment, { params: at });
      apply(comments);
      const message = 'The comment is deleted.';
      if (isOwn) push({ message, about: [candidateId], undo: () => restore(id) });
      else say(message);
    });
  return { write, edit, remove, isBusy, problem };
}
