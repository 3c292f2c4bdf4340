import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import { chosenPayment } from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';

export interface PaymentMethodsProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  /** The banks at which a virtual account is offered. */
  readonly banks: readonly BankCode[];
  readonly isLocked: boolean;
}

/** Renders the ways to pay: a transfer, or a virtual account, below which its bank is chosen. */
export function PaymentMethods({ actor, banks, isLocked }: PaymentMethodsProps) {
  const { method, bank } = useSelector(
    actor,
    ({ context }) => chosenPayment(context),
    shallowEqual,
  );
  const isTransfer = method === 'transfer';
  const chooseBank = (value: BankCode) =>
    actor.send({ type: 'method.choose', method: 'virtualAccount', bank: value });
  return (
    <RadioCards
      layout="list"
      legend={copy.method}
      value={method}
      onValueChange={(value) =>
        value === 'transfer'
          ? actor.send({ type: 'method.choose', method: value })
          : chooseBank(bank)
      }
      options={[
        {
          value: 'transfer',
          title: copy.transfer,
          description: copy.transferText,
          disabled: isLocked && !isTransfer,
        },
        {
          value: 'virtualAccount',
          title: copy.virtualAccount,
          description: copy.virtualAccountText,
          disabled: isLocked && isTransfer,
          panel: (
            <RadioCards
              legend={copy.bank}
              layout="pairs"
              value={bank}
              onValueChange={chooseBank}
              options={banks.map((value) => ({
                value,
                title: (
                  <>
                    <VisuallyHidden>{copy.virtualAccount} </VisuallyHidden>
                    {checkoutCopy.banks[value]}
                  </>
                ),
                disabled: isLocked && value !== bank,
              }))}
            />
          ),
        },
      ]}
    />
  );
}
