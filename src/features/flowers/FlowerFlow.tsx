import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { FlowerStep } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { stepOf } from '../../machines/stateMeta.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { actorAtStep } from '../ordering/placement/actorAtStep.ts';
import { OrderFlow } from '../ordering/placement/OrderFlow.tsx';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { FloristsScreen } from './FloristsScreen.tsx';
import { FormScreen } from './FormScreen.tsx';
import { ProductsScreen } from './ProductsScreen.tsx';
import type { ServerClock } from '../../domain/clock.ts';

export interface FlowerFlowProps {
  readonly actor: ActorRefFrom<typeof flowerOrderMachine>;
  readonly clock: ServerClock;
  readonly newKey: () => string;
  readonly chosenFile: SavedFile;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
}

export function FlowerFlow(props: FlowerFlowProps) {
  const { actor, clock, newKey, chosenFile, senderNames, customerServicePhone } = props;
  const screen = useAfterPaint(useSelector(actor, stepOf<FlowerStep>));
  const shown = useMemo(() => actorAtStep(actor, screen), [actor, screen]);
  const placement = useSelector(actor, ({ children }) => children.placement);
  const person = useSelector(actor, ({ context }) => context.person);
  function renderScreen() {
    switch (screen) {
      case 'florists':
        return (
          <FloristsScreen
            actor={shown}
            clock={clock}
            customerServiceHref={getWhatsAppLink(
              customerServicePhone,
              copy.floristsWhatsApp(person.name),
            )}
          />
        );
      case 'products':
        return <ProductsScreen actor={shown} clock={clock} />;
      case 'form':
        return (
          <FormScreen
            actor={shown}
            clock={clock}
            newKey={newKey}
            chosenFile={chosenFile}
            senderNames={senderNames}
            customerServicePhone={customerServicePhone}
          />
        );
      case null:
        return null;
    }
  }

  return (
    <OrderFlow
      placement={placement}
      screen={screen}
      recipient={flowerRecipient(person)}
      customerServicePhone={customerServicePhone}
    >
      {renderScreen()}
    </OrderFlow>
  );
}
