import { useCallback, useState } from 'react';
import { acceptFiles } from '../../files/accept-files.js';
import { usePageDrop } from '../../files/use-page-drop.js';
import { useWorkflow } from '../../workflow/workflow-context.js';

export interface FileChoice {
  /** Sentences about what was left out since they were last dismissed. */
  readonly notices: readonly string[];
  readonly dismiss: () => void;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (file: File) => void;
  /** Files are held over the page. */
  readonly over: boolean;
}

/** The files of the next screening: chosen, dropped anywhere on the page, removed. */
export function useFileChoice(): FileChoice {
  const workflow = useWorkflow();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const say = useCallback(
    (sentences: readonly string[]) =>
      setNotices((before) => [...new Set([...before, ...sentences])]),
    [],
  );
  const add = useCallback(
    (added: readonly File[]) => {
      const { files, notices: leftOut } = acceptFiles(workflow.getState().uploadedFiles, added);
      workflow.update({ uploadedFiles: files });
      say(leftOut);
    },
    [workflow, say],
  );
  const onProblem = useCallback((sentence: string) => say([sentence]), [say]);
  const over = usePageDrop({ onFiles: add, onProblem });
  const remove = (file: File) => {
    const { uploadedFiles } = workflow.getState();
    workflow.update({ uploadedFiles: uploadedFiles.filter((kept) => kept !== file) });
  };
  return { notices, dismiss: () => setNotices([]), add, remove, over };
}
