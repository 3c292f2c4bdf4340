import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { flowerMessageText } from '../../domain/flowerMessage.ts';
import { flowerTotal } from '../../domain/price.ts';
import { formatSubmission } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';
import type { FlowerContext } from '../../machines/flowerOrderTypes.ts';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { floristCity } from './floristCity.ts';
import { FloristsScreen } from './FloristsScreen.tsx';
import {
  canRetryOrder,
  floristsPhase,
  flowerScreen,
  formPhase,
  productsPhase,
} from './flowerScreen.ts';
import { FormScreen } from './FormScreen.tsx';
import { OutcomeUnknownScreen } from './OutcomeUnknownScreen.tsx';
import { ProductsScreen } from './ProductsScreen.tsx';
import { placeOf, toRecipient } from './recipient.ts';
import type { PageClock } from './useIsAfterCutOff.ts';

export interface FlowerFlowProps {
  readonly actor: ActorRefFrom<typeof flowerOrderMachine>;
  readonly clock: PageClock;
  readonly newKey: () => string;
  readonly chosenFile: SavedFile;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly focusKey?: string | undefined;
}

/** Renders the screen for the state of a flower order until the order is placed. */
export function FlowerFlow({
  actor,
  clock,
  newKey,
  chosenFile,
  customerServicePhone,
  focusKey,
}: FlowerFlowProps) {
  const screen = useSelector(actor, flowerScreen);
  const phases = {
    florists: useSelector(actor, floristsPhase),
    products: useSelector(actor, productsPhase),
    form: useSelector(actor, formPhase),
  };
  const canRetry = useSelector(actor, canRetryOrder);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [initialScreen] = useState(screen);
  const send: typeof actor.send = (event) => actor.send(event);

  const { person, florist, product, error } = context;
  const recipient = toRecipient(person);
  const common = {
    recipient,
    error,
    // Several screens share one path, so the name of the screen is the focus key.
    focusKey:
      focusKey === undefined && screen === initialScreen ? undefined : (screen ?? undefined),
  };

  switch (screen) {
    case 'florists':
      return (
        <FloristsScreen
          {...common}
          city={floristCity(person.funeralHouse)}
          clock={clock}
          phase={phases.florists}
          florists={context.florists}
          floristId={florist?.id ?? null}
          customerServiceHref={getWhatsAppLink(
            customerServicePhone,
            copy.floristsWhatsApp(person.name),
          )}
          onChoose={(floristId) => send({ type: 'florist.choose', floristId })}
          onRetry={() => send({ type: 'florists.retry' })}
        />
      );
    case 'products':
      return (
        <ProductsScreen
          {...common}
          phase={phases.products}
          florist={florist}
          products={context.products}
          chosen={product}
          onChoose={(productId) => send({ type: 'product.choose', productId })}
          onRetry={() => send({ type: 'products.retry' })}
        />
      );
    case 'form':
      return (
        product && (
          <FormScreen
            {...common}
            personId={person.id}
            clock={clock}
            phase={phases.form}
            product={product}
            detail={context.detail}
            message={context.message}
            subMessage={context.subMessage}
            sender={context.sender}
            logo={context.logo}
            logoProgress={context.logoProgress}
            onDetailRetry={() => send({ type: 'detail.retry' })}
            onMessageChoose={(choice) => send({ type: 'message.choose', choice })}
            onMessageWrite={(text) => send({ type: 'message.write', text })}
            onSubMessageWrite={(text) => send({ type: 'subMessage.write', text })}
            onSenderChange={(name) => send({ type: 'sender.change', name })}
            onLogoChoose={(file) =>
              send({ type: 'logo.choose', fileId: chosenFile.save(file), fileName: file.name })
            }
            findFile={chosenFile.find}
            onLogoCancel={() => {
              chosenFile.remove();
              send({ type: 'logo.cancel' });
            }}
            onLogoRemove={() => {
              chosenFile.remove();
              send({ type: 'logo.remove' });
            }}
            onPlace={() => send({ type: 'order.place', at: formatSubmission(clock.now()) })}
            onStartOver={() => send({ type: 'order.startOver', key: newKey() })}
          />
        )
      );
    case 'outcomeUnknown':
      return (
        <OutcomeUnknownScreen
          {...common}
          retryOrder={canRetry ? () => send({ type: 'order.retry' }) : null}
          customerServiceHref={getWhatsAppLink(customerServicePhone, describeOrder(context))}
        />
      );
    case null:
      return null;
  }
}

function describeOrder({ person, product, message, sender, submittedAt }: FlowerContext): string {
  return copy.whatsApp({
    personName: person.name,
    place: placeOf(toRecipient(person)),
    product: product && `${product.name}, ${product.size}`,
    message: flowerMessageText(message),
    sender,
    total: product && formatRupiah(flowerTotal(product.price)),
    submittedAt,
  });
}
