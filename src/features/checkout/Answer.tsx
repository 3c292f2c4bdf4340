import type { ReactNode } from 'react';
import { Card } from '../../ui/card/Card.tsx';
import { SectionHeading } from '../../ui/text/Text.tsx';

export interface AnswerProps {
  readonly question: string;
  /** What follows from the answer. */
  readonly children: string;
  /** The button for this answer. */
  readonly action: ReactNode;
}

/** Renders one answer to the question whether the buyer has paid: a box with its only action. */
export function Answer({ question, children, action }: AnswerProps) {
  return (
    <Card as="section" gap={3}>
      <SectionHeading>{question}</SectionHeading>
      <p>{children}</p>
      {action}
    </Card>
  );
}
