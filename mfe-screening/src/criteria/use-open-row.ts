import { useEffect, useRef, useState } from 'react';

export interface OpenRow {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether a row is open. A row that closes while a pointer is pressed elsewhere waits for its release: rows below would
 * move away from under it, and its click would be lost.
 */
export function useOpenRow(): OpenRow {
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const isLeft = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    const onDown = () => {
      isPressed.current = true;
    };
    const onUp = () => {
      isPressed.current = false;
      if (isLeft.current) setOpen(false);
    };
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', onUp, options);
    return () => {
      controller.abort();
      isPressed.current = false;
    };
  }, [isOpen]);

  return {
    isOpen,
    open: () => {
      isLeft.current = false;
      setOpen(true);
    },
    close: () => {
      isLeft.current = true;
      if (!isPressed.current) setOpen(false);
    },
  };
}
