import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';

export type OrderFact = readonly [label: string, value: string];

/** Renders the facts of a placed order; a value may have several lines. */
export function OrderFacts({ facts }: { readonly facts: readonly OrderFact[] }) {
  return (
    <Card as="section">
      <DataRows
        layout="side"
        rows={facts.map(([label, value]) => ({ key: label, label, value }))}
      />
    </Card>
  );
}
