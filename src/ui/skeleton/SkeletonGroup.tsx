import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Announces once that content is loading, and hides its skeletons from screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}
