/** The texts of test cases for testing by hand, in one language. */
export interface Messages {
  /** The language tag that Gherkin and HTML use: `en`, `id`. */
  readonly language: string;
  readonly testCase: string;
  readonly testPaths: string;
  readonly step: string;
  readonly action: string;
  readonly expected: string;
  readonly coverage: string;
  readonly unreached: string;
  readonly begin: (start: string | null) => string;
  readonly send: (event: string) => string;
  readonly succeed: (actor: string, outcome: string) => string;
  readonly refuse: (actor: string, outcome: string) => string;
  readonly fail: (actor: string, outcome: string) => string;
  /** Describes a wait of `duration` ms. */
  readonly wait: (duration: number) => string;
  readonly restart: (restart: string) => string;
  readonly isInState: (state: string) => string;
  readonly canDo: (actions: readonly string[]) => string;
  readonly hasEnded: string;
  /** The Gherkin keywords of this language. */
  readonly gherkin: {
    readonly feature: string;
    readonly scenario: string;
    readonly before: string;
    readonly action: string;
    readonly outcome: string;
    readonly more: string;
  };
}

export const english: Messages = {
  language: 'en',
  testCase: 'Test case',
  testPaths: 'Test paths',
  step: 'Step',
  action: 'Action',
  expected: 'Expected',
  coverage: 'Coverage',
  unreached: 'Not reached',
  begin: (start) => (start === null ? 'the flow starts' : `the flow starts with "${start}"`),
  send: (event) => `the event "${event}" is sent`,
  succeed: (actor, outcome) => `"${actor}" succeeds: ${outcome}`,
  refuse: (actor, outcome) => `"${actor}" is rejected: ${outcome}`,
  fail: (actor, outcome) => `"${actor}" fails: ${outcome}`,
  wait: (duration) => `${inUnits(duration, ['ms', 'seconds', 'minutes', 'hours'], 'en')} pass`,
  restart: (restart) => `the flow restarts by "${restart}"`,
  isInState: (state) => `the state is "${state}"`,
  canDo: (actions) =>
    actions.length === 0
      ? 'no action is available'
      : `only these actions are available: ${actions.join('; ')}`,
  hasEnded: 'the flow has ended',
  gherkin: {
    feature: 'Feature',
    scenario: 'Scenario',
    before: 'Given',
    action: 'When',
    outcome: 'Then',
    more: 'And',
  },
};

export const indonesian: Messages = {
  language: 'id',
  testCase: 'Kasus uji',
  testPaths: 'Rangkaian',
  step: 'Langkah',
  action: 'Tindakan',
  expected: 'Hasil yang diharapkan',
  coverage: 'Cakupan',
  unreached: 'Tidak tercapai',
  begin: (start) => (start === null ? 'alur dimulai' : `alur dimulai dengan "${start}"`),
  send: (event) => `"${event}" dilakukan`,
  succeed: (actor, outcome) => `"${actor}" berhasil: ${outcome}`,
  refuse: (actor, outcome) => `"${actor}" menolak: ${outcome}`,
  fail: (actor, outcome) => `"${actor}" gagal: ${outcome}`,
  wait: (duration) => `${inUnits(duration, ['milidetik', 'detik', 'menit', 'jam'], 'id')} berlalu`,
  restart: (restart) => `alur dimulai lagi karena "${restart}"`,
  isInState: (state) => `keadaannya "${state}"`,
  canDo: (actions) =>
    actions.length === 0
      ? 'tidak ada yang dapat dilakukan'
      : `yang dapat dilakukan, dan hanya itu: ${actions.join('; ')}`,
  hasEnded: 'alur sudah selesai',
  gherkin: {
    feature: 'Fitur',
    scenario: 'Skenario',
    before: 'Dengan',
    action: 'Ketika',
    outcome: 'Maka',
    more: 'Dan',
  },
};

/** The built-in messages by language. */
export const builtInMessages: Readonly<Record<string, Messages>> = { en: english, id: indonesian };

function inUnits(
  duration: number,
  [ms, seconds, minutes, hours]: readonly [string, string, string, string],
  language: string,
): string {
  const write = (value: number, unit: string) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
  if (duration < 1000) return write(duration, ms);
  if (duration < 60_000) return write(duration / 1000, seconds);
  return duration < 3_600_000
    ? write(duration / 60_000, minutes)
    : write(duration / 3_600_000, hours);
}
