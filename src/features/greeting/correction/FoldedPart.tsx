import { useState, type ReactNode } from 'react';
import { Collapse } from '../../../ui/collapse/Collapse.tsx';

export interface FoldedPartProps {
  /** Whether the reviewer asks for a change of this part. */
  readonly isAsked: boolean;
  readonly hasError: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a part of the card; it is folded while it needs no change. */
export function FoldedPart({ isAsked, hasError, title, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false);
  if (isAsked) return children;
  return (
    <Collapse lines="around" title={title} open={isOpen || hasError} onOpenChange={setOpen}>
      {children}
    </Collapse>
  );
}
