import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { placementCopy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { rankSizes } from '../../domain/boardSize.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { type Florist, type FloristProduct, sortByPrice } from '../../domain/florist.ts';
import { FLOWER_MESSAGES, flowerMessageText } from '../../domain/flowerMessage.ts';
import { FLOWERS } from '../../domain/order.ts';
import { flowerTotal } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { formatRupiah } from '../../format/numbers.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import type { BoardWords } from '../ordering/estimate/BoardEstimate.tsx';
import { OrderTotal } from '../ordering/order/Bill.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import styles from './ProductsScreen.module.css';
import { productsPhase } from './flowerScreen.ts';
import { OfferList } from './OfferList.tsx';
import { ProductCard, ProductSkeleton } from './ProductCard.tsx';

export interface ProductsScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
}

const texts = {
  label: copy.productsLabel,
  loading: copy.loadingProducts,
  failed: copy.productsFailed,
  noneTitle: copy.productsNoneTitle,
  none: copy.productsNone,
};

/** Renders the boards of a florist, the cheapest first, so that sizes and prices can be compared. */
export function ProductsScreen({ actor, clock }: ProductsScreenProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { person, florist, products, product: chosen, error } = context;
  const { message, subMessage, sender } = context;
  const phase = useSelector(actor, productsPhase);
  const choose = useCallback(
    (productId: number) => actor.send({ type: 'product.choose', productId }),
    [actor],
  );
  const words = useMemo(
    () => getBoardWords({ message, subMessage, sender }),
    [message, subMessage, sender],
  );
  const sorted = useMemo(() => sortByPrice(products), [products]);
  const sizes = useMemo(() => sorted.map(({ size }) => size), [sorted]);
  const ranks = rankSizes(sizes);
  const repriced =
    error === 'priceChanged' ? products.find(({ id }) => id === chosen?.id) : undefined;
  const otherFlorist = {
    href: routes.order(FLOWERS, 'florists', person.id),
    children: copy.otherFlorist,
  };
  return (
    <StepPage
      step="products"
      heading={copy.steps.products.heading}
      recipient={flowerRecipient(person)}
      recipientInLine
      width="wide"
      actions={
        repriced && (
          <StickyActions
            summary={
              <OrderTotal
                label={repriced.name}
                amount={flowerTotal(repriced.price)}
                before={chosen === null ? undefined : flowerTotal(chosen.price)}
              />
            }
          >
            <Button wide onClick={() => choose(repriced.id)}>
              {copy.acceptPrice}
            </Button>
          </StickyActions>
        )
      }
    >
      {error !== null && phase !== 'failed' && (
        <ProductChangeNotice error={error} chosen={chosen} repriced={repriced} />
      )}
      {florist !== null && (
        <ChosenFlorist
          florist={florist}
          productCount={phase === 'ready' ? products.length : null}
        />
      )}
      {(phase === 'loading' || phase === 'ready') && <DeliveryNote clock={clock} />}
      <OfferList
        phase={phase}
        error={error}
        texts={texts}
        skeleton={<ProductSkeleton />}
        ornament={<Ornament name="lily" size={120} />}
        otherWays={<Button {...otherFlorist} />}
        otherWaysAfterFailure={<Button variant="quiet" {...otherFlorist} />}
        onRetry={() => actor.send({ type: 'products.retry' })}
      >
        {sorted.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={sizes}
              rank={ranks[index] ?? null}
              words={words}
              priority={index < 2}
              isChosen={product.id === chosen?.id}
              isRepriced={product.id === repriced?.id}
              onChoose={choose}
            />
          </li>
        ))}
      </OfferList>
    </StepPage>
  );
}

/** Returns the words of the order; a board without a message gets the usual one. */
function getBoardWords({
  message,
  subMessage,
  sender,
}: Pick<FlowerContext, 'message' | 'subMessage' | 'sender'>): BoardWords {
  return {
    message: flowerMessageText(message).trim() || FLOWER_MESSAGES[0],
    subMessage,
    sender,
    logoUrl: null,
  };
}

interface ChosenFloristProps {
  readonly florist: Florist;
  /** How many boards the florist offers; null while that is unknown. */
  readonly productCount: number | null;
}

/** Renders whose boards are listed. */
function ChosenFlorist({ florist, productCount }: ChosenFloristProps) {
  return (
    <Row gap={4}>
      <div className={styles['photo']}>
        <Photo
          src={florist.photoUrl}
          alt={copy.floristPhoto}
          ratio="2 / 1"
          sizes="6rem"
          priority
          fallback={<Ornament name="sedap-malam" size={32} />}
        />
      </div>
      <div>
        {florist.name !== null && (
          <Text as="h2" serif size="lg">
            {florist.name}
          </Text>
        )}
        {productCount !== null && (
          <Text size="sm" tone="soft">
            {`${productCount > 1 ? `${copy.productsOrder(productCount)}. ` : ''}${copy.deliveryIncluded}.`}
          </Text>
        )}
      </div>
    </Row>
  );
}

interface ProductChangeNoticeProps {
  readonly error: AppErrorCode;
  /** The board that was chosen before, with the price at that time. */
  readonly chosen: FloristProduct | null;
  /** The same board with its new price; undefined unless only the price has changed. */
  readonly repriced: FloristProduct | undefined;
}

/** Renders how the chosen board has changed since it was chosen. */
function ProductChangeNotice({ error, chosen, repriced }: ProductChangeNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={error === 'priceChanged' ? placementCopy.priceChangedTitle : copy.productGoneTitle}
      live="assertive"
    >
      {`${
        chosen !== null && repriced !== undefined
          ? placementCopy.priceChanged(
              repriced.name,
              formatRupiah(chosen.price),
              formatRupiah(repriced.price),
            )
          : errorCopy[error]
      } ${copy.kept}`}
    </Notice>
  );
}
