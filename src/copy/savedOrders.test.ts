import { expect, test } from 'vitest';
import { stageGroups } from '../domain/history.ts';
import { asksForPayment, isFinished, type OrderStage } from '../domain/orderState.ts';
import { orderNews } from './savedOrders.ts';

test('R617 every order that Home shows as running or ended says what happens to it', () => {
  const shown = (Object.keys(stageGroups) as OrderStage[]).filter(
    (stage) => !asksForPayment(stage) && !isFinished(stage),
  );
  expect(Object.keys(orderNews).toSorted()).toEqual(shown.toSorted());
});
