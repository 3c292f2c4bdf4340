import type { ReactNode } from 'react';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';

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
    <Card as="section">
      <CardHeading>{question}</CardHeading>
      <Stack gap={3}>
        <p>{children}</p>
        {action}
      </Stack>
    </Card>
  );
}
