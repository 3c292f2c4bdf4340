/** A bug to put into the app, and the machine whose generated paths should detect it. */
export interface PlantedBug {
  readonly name: string;
  readonly machine: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

/** The bugs that `plantedBugs.ts` puts into the app, one after another. */
export const bugs: readonly PlantedBug[] = [
  {
    name: 'header and footer of a quote swapped',
    machine: 'greetingOrder',
    file: 'src/api/resources/greetings.ts',
    from: 'header: print(header),\n        message: print(message),\n        footer: print(footer),',
    to: 'header: print(footer),\n        message: print(message),\n        footer: print(header),',
  },
  {
    name: 'discount sent as 0',
    machine: 'greetingOrder',
    file: 'src/api/resources/greetings.ts',
    from: 'discprice: claimedDiscount',
    to: 'discprice: 0',
  },
  {
    name: "submission date in the device's zone",
    machine: 'greetingOrder',
    file: 'src/format/dates.ts',
    from: "inJakarta(instant).format('YYYY/MM/DD HH:mm:ss')",
    to: "dayjs(instant).format('YYYY/MM/DD HH:mm:ss')",
  },
  {
    name: 'the virtual-account button copies the id of the invoice',
    machine: 'payment',
    file: 'src/features/ordering/payment/VirtualAccountNumber.tsx',
    from: 'value={invoice.number}',
    to: 'value={String(invoice.id)}',
  },
  {
    name: 'the bank-account button copies the amount',
    machine: 'payment',
    file: 'src/features/ordering/payment/BankTransfer.tsx',
    from: 'value: bank.number',
    to: "value: '90000'",
  },
  {
    name: 'a retry after a lost answer has another key',
    machine: 'greetingPlacement',
    file: 'src/api/resources/greetings.ts',
    from: "'Idempotency-Key': request.key",
    to: "'Idempotency-Key': crypto.randomUUID()",
  },
  {
    name: 'the template is kept after the category changed',
    machine: 'greetingOrder',
    file: 'src/machines/greeting-order/machine.ts',
    from: 'templates: [],\n        templateId: null,\n',
    to: 'templates: [],\n',
  },
  {
    name: 'a stale preview is kept after a text changed',
    machine: 'greetingOrder',
    file: 'src/machines/cardContent.ts',
    from: 'return clearingError({ content: { ...content, ...changedWords(content, event) }, preview: null });',
    to: 'return clearingError({ content: { ...content, ...changedWords(content, event) } });',
  },
  {
    name: 'the package button is enabled while the order is placed',
    machine: 'greetingOrder',
    file: 'src/features/greeting/PackageActions.tsx',
    from: "        loading={phase === 'placing'}\n        loadingLabel={copy.placing}\n",
    to: '',
  },
  {
    name: "the deadline in the device's zone",
    machine: 'payment',
    file: 'src/format/dates.ts',
    from: "inJakarta(instant).format('ddd, D MMM YYYY HH:mm')",
    to: "dayjs(instant).locale('id').format('ddd, D MMM YYYY HH:mm')",
  },
  {
    name: "the browser's Back is ignored",
    machine: 'greetingOrder',
    file: 'src/app/orders/navigation/useOrderAddress.ts',
    from: '      order.visit(opened.step);',
    to: '      return;',
  },
];

/** Returns how often a text occurs in a source. */
export function countOccurrences(text: string, source: string): number {
  return source.split(text).length - 1;
}
