import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { memo, useCallback, useId, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardCopy } from '../../copy/board.ts';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { placementCopy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { rankSizes, type SizeRank } from '../../domain/boardSize.ts';
import { sortByPrice, type FloristProduct } from '../../domain/florist.ts';
import { FLOWER_MESSAGES, flowerMessageText } from '../../domain/flowerMessage.ts';
import { FLOWERS } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { flowerTotal } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';
import { Button, type ButtonProps } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { BoardEstimate, type BoardWords } from '../ordering/estimate/BoardEstimate.tsx';
import { EstimateMark } from '../ordering/estimate/EstimateMark.tsx';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { OrderTotal } from '../ordering/order/OrderTotal.tsx';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { BoardScale } from './BoardScale.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import { productsPhase } from './flowerScreen.ts';
import styles from './OfferCards.module.css';

export interface ProductsScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
  readonly focusKey?: string | undefined;
}

export function ProductsScreen({ actor, clock, focusKey }: ProductsScreenProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { person, florist, products, product: chosen, error } = context;
  const phase = useSelector(actor, productsPhase);
  const retry = () => actor.send({ type: 'products.retry' });
  const choose = useCallback(
    (productId: number) => actor.send({ type: 'product.choose', productId }),
    [actor],
  );
  const repriced =
    error === 'priceChanged' ? products.find(({ id }) => id === chosen?.id) : undefined;
  return (
    <StepPage
      step="products"
      heading={copy.steps.products.heading}
      recipient={flowerRecipient(person)}
      recipientInLine
      focusKey={focusKey}
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
        <div className={styles['florist']}>
          <div className={styles['floristPhoto']}>
            <Photo
              src={florist.photoUrl}
              alt={copy.floristPhoto}
              ratio="4 / 3"
              sizes="(min-width: 48em) 8rem, 5rem"
              priority
              fallback={<Ornament name="sedap-malam" size={48} />}
            />
          </div>
          <Stack className={styles['floristWords']}>
            {florist.name !== null && <h2 className={styles['name']}>{florist.name}</h2>}
            {phase === 'ready' && (
              <Text size="sm" tone="soft">
                {`${products.length > 1 ? `${copy.productsOrder(products.length)}. ` : ''}${copy.deliveryIncluded}.`}
              </Text>
            )}
          </Stack>
          {phase !== 'none' && phase !== 'failed' && (
            <div className={styles['delivery']}>
              <DeliveryNote clock={clock} />
            </div>
          )}
        </div>
      )}
      {phase === 'loading' && (
        <ListSkeleton label={copy.loadingProducts} layout="grid">
          <ProductSkeleton />
        </ListSkeleton>
      )}
      {phase === 'failed' && (
        <FailedState
          title={copy.productsFailed}
          reason={error === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          onRetry={retry}
          action={<OtherFlorist variant="quiet" personId={person.id} />}
        >
          {`${errorCopy[error ?? 'unexpected']} ${copy.kept}`}
        </FailedState>
      )}
      {phase === 'none' && (
        <EmptyState
          ornament={<Ornament name="lily" size={120} />}
          title={copy.productsNoneTitle}
          action={
            <Row wrap gap={3} justify="center">
              <OtherFlorist personId={person.id} />
              <Button variant="quiet" onClick={retry}>
                {copy.retry}
              </Button>
            </Row>
          }
        >
          {copy.productsNone}
        </EmptyState>
      )}
      {phase === 'ready' && (
        <Boards products={products} context={context} chosen={chosen} onChoose={choose} />
      )}
    </StepPage>
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

interface OtherFloristProps extends Pick<ButtonProps, 'variant'> {
  readonly personId: number;
}

function OtherFlorist({ personId, variant }: OtherFloristProps) {
  return (
    <Button variant={variant} href={routes.order(FLOWERS, 'florists', personId)}>
      {copy.otherFlorist}
    </Button>
  );
}

interface BoardsProps {
  readonly products: readonly FloristProduct[];
  readonly context: FlowerContext;
  readonly chosen: FloristProduct | null;
  readonly onChoose: (productId: number) => void;
}

/** Renders the boards, the cheapest first, so that their sizes and prices can be compared. */
function Boards({ products, context, chosen, onChoose }: BoardsProps) {
  const { message, subMessage, sender, error } = context;
  const words = useMemo(
    () => getBoardWords({ message, subMessage, sender }),
    [message, subMessage, sender],
  );
  const sorted = useMemo(() => sortByPrice(products), [products]);
  const sizes = useMemo(() => sorted.map(({ size }) => size), [sorted]);
  const ranks = rankSizes(sizes);
  return (
    <List label={copy.productsLabel} layout="grid" className={styles['offers']}>
      {sorted.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes}
            rank={ranks[index] ?? null}
            words={words}
            priority={index < 2}
            isChosen={product.id === chosen?.id}
            isRepriced={product.id === chosen?.id && error === 'priceChanged'}
            onChoose={onChoose}
          />
        </li>
      ))}
    </List>
  );
}

interface ProductCardProps {
  readonly product: FloristProduct;
  /** The sizes of all boards of the list. */
  readonly sizes: readonly string[];
  readonly rank: SizeRank | null;
  readonly words: BoardWords;
  readonly priority: boolean;
  readonly isChosen: boolean;
  /** Whether its price has changed; the bar offers to choose it then. */
  readonly isRepriced: boolean;
  readonly onChoose: (productId: number) => void;
}

/** Renders one board. Memoized, so that a press renders only the chosen one. */
const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, rank, words, priority, isChosen, isRepriced, onChoose } = props;
  const id = useId();
  return (
    <Card
      as="article"
      bare
      pressable
      className={styles['card']}
      data-chosen={isChosen || undefined}
    >
      <div className={styles['board']}>
        {product.board === null ? (
          <Photo
            src={product.photoUrl}
            alt=""
            ratio="4 / 3"
            sizes="(min-width: 48em) 24rem, 100vw"
            priority={priority}
            fallback={<Ornament name="lily" size={96} />}
          />
        ) : (
          <BoardEstimate design={product.board} words={words} />
        )}
        <EstimateMark as="p" isLabel>
          {product.board === null ? boardCopy.sample : boardCopy.estimate}
        </EstimateMark>
      </div>
      <Stack gap={2} className={styles['words']}>
        <Row wrap align="start" justify="between" className={styles['line']}>
          <h2 className={styles['name']}>
            <button
              type="button"
              className={styles['title']}
              aria-label={copy.productChoose(product.name)}
              aria-describedby={`${id}-price ${id}-size ${id}-rank`}
              onClick={() => onChoose(product.id)}
            >
              {product.name}
            </button>
          </h2>
          <p id={`${id}-price`} className={styles['price']}>
            <VisuallyHidden>{copy.productPrice} </VisuallyHidden>
            <span>{formatRupiah(product.price)}</span>
          </p>
        </Row>
        {isChosen && <p className={styles['mark']}>{copy.productChosen}</p>}
        <Row wrap align="end" justify="between" className={styles['compared']}>
          <div className={styles['sizes']}>
            <Text id={`${id}-size`} size="sm" weight="strong">
              <VisuallyHidden>{copy.productSize} </VisuallyHidden>
              {product.size}
            </Text>
            {rank !== null && (
              <Text id={`${id}-rank`} size="sm" tone="soft">
                {copy.sizeRanks[rank]}
              </Text>
            )}
          </div>
          <BoardScale size={product.size} sizes={sizes} />
        </Row>
        {!isRepriced && (
          <span className={styles['choose']} aria-hidden="true">
            {copy.productChooseThis}
            <ArrowRight />
          </span>
        )}
      </Stack>
    </Card>
  );
});

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

function ProductSkeleton() {
  return (
    <Card bare className={styles['card']}>
      <Skeleton shape="block" ratio="4 / 3" className={styles['board']} />
      <Stack gap={2} className={styles['words']}>
        <Skeleton width="90%" height="1.5rem" shape="block" />
        <Skeleton width="60%" height="3.5rem" shape="block" />
        <Skeleton width="45%" height="1.5rem" shape="block" />
      </Stack>
    </Card>
  );
}
