/** A bug to put into the product, and the machine whose generated tests should detect it. */
export interface PlantedBug {
  readonly name: string;
  readonly kind: string;
  /** A machine, or `server` for a rule of the server that is no machine. */
  readonly machine: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/**
 * The bugs that `plantedBugs.ts` puts into the product, one after another. They were chosen by somebody
 * who had read neither tests nor models, but for the unit tests of three machines (payment, placement,
 * page of an order).
 */
export const bugs: readonly PlantedBug[] = [
  // The app.
  {
    name: 'After another template is chosen, the preview of the earlier template is kept and can be ordered',
    kind: 'stale preview',
    machine: 'greetingOrder',
    file: 'src/machines/greeting-order/machine.ts',
    from: 'clearingError({ templateId: params.templateId, preview: null }),',
    to: 'clearingError({ templateId: params.templateId }),',
  },
  {
    name: 'The button for the preview is enabled while the logo of the card is still uploading',
    kind: 'button enabled too early',
    machine: 'greetingOrder',
    file: 'src/features/greeting/template/GalleryPage.tsx',
    from: 'const isWaiting = isLoading || hasFailed || isUploading || template === null;',
    to: 'const isWaiting = isLoading || hasFailed || template === null;',
  },
  {
    name: 'A text of several paragraphs gets more lines than its area on the card or the board allows',
    kind: 'line limits',
    machine: 'greetingOrder',
    file: 'packages/shared/src/layOutText.ts',
    from: 'breakLines(words, area.box.width / size, maxLines - lines.length)',
    to: 'breakLines(words, area.box.width / size, maxLines)',
  },
  {
    name: 'After another board is chosen, the photos and the description of the earlier board are shown',
    kind: 'context not reset',
    machine: 'flowerOrder',
    file: 'src/machines/flower-order/machine.ts',
    from: `        product: context.products.find(({ id }) => id === params.productId) ?? null,
        detail: null,
`,
    to: `        product: context.products.find(({ id }) => id === params.productId) ?? null,
`,
  },
  {
    name: 'An order that is resumed while its outcome is unknown is sent again with a new key, which can create a second order',
    kind: 'idempotency',
    machine: 'greetingPlacement',
    file: 'src/machines/placement/types.ts',
    from: "return { key: draft.key, keySupport, submittedAt, mayExist: step === 'placing' };",
    to: "return { key, keySupport, submittedAt, mayExist: step === 'placing' };",
  },
  {
    name: 'An order of a board sends the file name of its logo instead of the path of the upload',
    kind: 'wrong field',
    machine: 'flowerPlacement',
    file: 'src/api/resources/flowers.ts',
    from: 'logoUrl: request.logo?.path ?? null,',
    to: 'logoUrl: request.logo?.fileName ?? null,',
  },
  {
    name: 'The number of a virtual account is copied with the spaces between its groups of digits',
    kind: 'wrong number copied',
    machine: 'payment',
    file: 'src/features/ordering/payment/VirtualAccountNumber.tsx',
    from: 'value={invoice.number}',
    to: 'value={groupDigits(invoice.number)}',
  },
  {
    name: 'After a greeting was ordered at another price than the buyer saw, no notice says that the price has changed',
    kind: 'sentence missing',
    machine: 'payment',
    file: 'src/machines/greeting-order/context.ts',
    from: 'expectedTotal: offer === null ? order.total : netPrice(offer),',
    to: 'expectedTotal: offer === null ? order.total : netPrice(order),',
  },
  {
    name: 'A user who empties the field of the age keeps the old age, because it is sent again',
    kind: 'wrong field',
    machine: 'profileEditor',
    file: 'src/machines/profile-editor/draft.ts',
    from: "age: age === '' ? null : Number(age),",
    to: "age: age === '' ? unchanged.age : Number(age),",
  },
  {
    name: 'A token that the server rejects as unauthenticated is not refreshed, so that the user stays signed in and every request fails',
    kind: 'guard',
    machine: 'auth',
    file: 'src/machines/auth/machine.ts',
    from: "params.error === 'tokenExpired' || params.error === 'unauthenticated',",
    to: "params.error === 'tokenExpired',",
  },
  {
    name: 'The rest of a partly paid order is not rounded up to whole cents, so that the payment with PayPal can be too small',
    kind: 'rounding',
    machine: 'orderPage',
    file: 'src/domain/wayToPay.ts',
    from: 'Math.ceil((payPalCents * due) / total)',
    to: 'Math.round((payPalCents * due) / total)',
  },
  {
    name: 'A virtual account can be opened on a page that could not be read again and may be out of date',
    kind: 'guard',
    machine: 'orderPage',
    file: 'src/machines/order-page/machine.ts',
    from: "guard: and(['isInvoiceOffered', not('isStale')]),",
    to: "guard: 'isInvoiceOffered',",
  },
  {
    name: 'A correction that was not sent is offered again after the card was corrected elsewhere and rejected again',
    kind: 'version',
    machine: 'cardCorrection',
    file: 'src/machines/order-page/machine.ts',
    from: "const card = draft?.version === order.version ? draft : required(order.card, 'card');",
    to: "const card = draft ?? required(order.card, 'card');",
  },
  {
    name: 'A note of the buyer that begins with Turut Berdukacita loses its other words in the correction and on the page of the order',
    kind: 'wrong field',
    machine: 'cardCorrection',
    file: 'src/domain/greeting.ts',
    from: 'if (message === NOTE_PREFIXES.none)',
    to: 'if (message.startsWith(NOTE_PREFIXES.none))',
  },

  // The server.
  {
    name: 'After the first declined proof, the deadline moves to the departure, or beyond it, instead of the earlier of both times',
    kind: 'deadline',
    machine: 'orderLifecycle',
    file: 'server/src/features/orders/paymentDeadline.ts',
    from: 'Math.min(wanted, departure.getTime())',
    to: 'Math.max(wanted, departure.getTime())',
  },
  {
    name: 'Of a paid order, more than the surplus can be returned while it is still fulfilled',
    kind: 'guard',
    machine: 'orderLifecycle',
    file: 'server/src/features/orders/lifecycle/orderLifecycle.ts',
    from: 'params.amount <= balance(context) - context.total,',
    to: 'params.amount <= balance(context),',
  },
  {
    name: 'An event of a member of staff who has seen an older version of the order is applied all the same',
    kind: 'version',
    machine: 'orderLifecycle',
    file: 'server/src/features/staff/applyStaffEvent.ts',
    from: `    reason: body.reason,
    version: body.version,
`,
    to: `    reason: body.reason,
`,
  },
  {
    name: 'After a part was paid, the amount of the open virtual account is reduced by that part twice',
    kind: 'wrong field',
    machine: 'orderLifecycle',
    file: 'server/src/features/orders/recordPayment.ts',
    from: '.set({ amount: amountToPay(order) })',
    to: '.set({ amount: amountToPay(order) - amount })',
  },
  {
    name: 'A buyer whose proof of payment is being checked is reminded to pay',
    kind: 'job',
    machine: 'server',
    file: 'server/src/features/orders/handleOrderJobs.ts',
    from: `    const { paymentState, proofPending } = order.row;
    if (paymentState !== 'awaitingPayment' || proofPending) return;
`,
    to: `    if (order.row.paymentState !== 'awaitingPayment') return;
`,
  },
  {
    name: 'Reviewers see the payments and the proofs of payment of an order',
    kind: 'role',
    machine: 'server',
    file: 'server/src/features/staff/staffOrders.ts',
    from: "const seesMoney = hasRole(member, 'finance') || hasRole(member, 'admin');",
    to: "const seesMoney = !hasRole(member, 'florist');",
  },
  {
    name: 'A bank that repeats the notification of a payment with a mark or another time gets an error instead of the same answer',
    kind: 'idempotency',
    machine: 'server',
    file: 'server/src/features/payments/bank/payBill.ts',
    from: '.update(JSON.stringify([number, body.paidAmount.value]))',
    to: '.update(JSON.stringify(body))',
  },
  {
    name: 'A signed call of a bank is accepted with a time that lies far in the future',
    kind: 'signature',
    machine: 'server',
    file: 'server/src/features/payments/bank/bankPlugin.ts',
    from: 'const difference = Math.abs(new Date(timestamp).getTime() - now().getTime());',
    to: 'const difference = now().getTime() - new Date(timestamp).getTime();',
  },
  {
    name: 'The e-mail about a refund names the total of the order instead of the money that was returned',
    kind: 'text of history or mail',
    machine: 'server',
    file: 'server/src/features/messages/sentences.ts',
    from: '`Uang Anda sebesar ${formatRupiah(order.refunded)} sudah kami kembalikan.`',
    to: '`Uang Anda sebesar ${formatRupiah(order.total)} sudah kami kembalikan.`',
  },
  {
    name: 'The number of boards and the lowest price of a florist also count boards that are no longer offered',
    kind: 'list filter',
    machine: 'server',
    file: 'server/src/features/catalogue/cataloguePlugin.ts',
    from: 'and(eq(floristHouses.funeralHouseId, funeralHouseId), eq(floristProducts.active, true)),',
    to: 'eq(floristHouses.funeralHouseId, funeralHouseId),',
  },
  {
    name: 'The list of orders for staff that is limited to those without a waiting proof shows those with one, too',
    kind: 'list filter',
    machine: 'server',
    file: 'server/src/features/staff/staffPlugin.ts',
    from: 'proofPending === undefined ? undefined : eq(orders.proofPending, proofPending === 1),',
    to: 'proofPending ? eq(orders.proofPending, true) : undefined,',
  },
];

/** Returns how often a text occurs in a source. */
export function countOccurrences(text: string, source: string): number {
  return source.split(text).length - 1;
}
