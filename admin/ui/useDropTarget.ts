import { useState } from 'react';
import type { DragEvent } from 'react';

/** The type of files that are dragged from outside the browser. */
export const FILES = 'Files';

/**
 * Returns the handlers of an element on which things of a type can be dropped, and whether one is above it.
 * @param type as in `DataTransfer.types`
 */
export function useDropTarget(type: string, onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent) => {
    const isTaken = event.dataTransfer.types.includes(type);
    if (isTaken) event.preventDefault();
    return isTaken;
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (takes(event)) setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return;
        setOver(false);
        onDrop(event.dataTransfer);
      },
    },
  };
}
