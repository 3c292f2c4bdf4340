import { parseArgs } from 'node:util';
import { criteria, type Criterion } from '../criteria.ts';
import { FlowsError } from '../FlowsError.ts';
import { hint } from '../nearestName.ts';

export const commands = [
  'list',
  'graph',
  'generate',
  'run',
  'report',
  'coverage',
  'baseline',
] as const;
export type Command = (typeof commands)[number];

export interface Arguments {
  readonly command: Command;
  readonly config: string | undefined;
  /** Files of results. */
  readonly files: readonly string[];
  readonly machines: readonly string[];
  readonly path: string | undefined;
  readonly cover: readonly Criterion[] | undefined;
  readonly maxSteps: number | undefined;
  readonly maxSimplePaths: number | undefined;
  readonly seed: number | undefined;
  readonly shard: { readonly index: number; readonly count: number };
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly format: string | undefined;
  readonly language: string | undefined;
  readonly adapter: string;
  readonly mutants: boolean;
  readonly accept: boolean;
  readonly out: string | undefined;
}

const options = {
  config: { type: 'string' },
  machine: { type: 'string', multiple: true },
  path: { type: 'string' },
  cover: { type: 'string', multiple: true },
  'max-steps': { type: 'string' },
  'max-simple-paths': { type: 'string' },
  seed: { type: 'string' },
  shard: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  format: { type: 'string' },
  language: { type: 'string' },
  adapter: { type: 'string' },
  mutants: { type: 'boolean' },
  accept: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

export const usage = `flows <command> [options]

  list       the machines of the configuration, and what there is to cover
  graph      the state graph of each machine; as mermaid, the machine as it is drawn
  generate   tours, as test cases or data
  run        runs the tours on a layer
  report     what layers found that other runners have run: flows report FILE…
  coverage   what the tours reach, and what they do not
  baseline   what has changed in the state graphs since their baselines were accepted

  --machine NAME       only this machine (again for more)
  --path ID            only this tour
  --cover A,B          ${criteria.join(', ')} (default: edges)
  --max-steps N        steps of one tour at most
  --max-simple-paths N        simple paths at most (default: 10000)
  --from STATE         tours from this state on
  --to STATE           tours that end in this state
  --seed N             another order of the same coverage (default: 1)
  --shard I/N          only the I-th of N parts of the tours
  --format FORMAT      graph: text, mermaid; generate: json, md, gherkin, csv, mermaid; run, report: text, json, junit, md, html;
                       coverage: text, md, mermaid, json
  --language LANGUAGE  words of test cases: en, id, or one of the configuration
  --adapter NAME         run: where tours run (default: machine)
  --mutants            run: also run the tours against mutants of the machine
  --accept             baseline: writes the baselines as the graphs are now
  --config FILE        default: flows.config.ts here or in a folder above
  --out FILE           write to a file
`;

/** Reads the command line. Throws a `FlowsError` that names what is wrong; null when help is asked for. */
export function readArguments(args: readonly string[]): Arguments | null {
  const { values, positionals } = parse(args);
  const [command, ...more] = positionals;
  if (values.help === true || (command === undefined && args.length === 0)) return null;
  if (!isOneOf(commands, command))
    throw new FlowsError(
      `There is no command "${command ?? ''}". ${hint(command ?? '', commands)}`,
    );
  if (more.length > 0 && command !== 'report')
    throw new FlowsError(`"${more.join(' ')}" means nothing here: options begin with --.`);
  return {
    command,
    config: values.config,
    files: more,
    machines: listOf(values.machine),
    path: values.path,
    cover: values.cover === undefined ? undefined : listOf(values.cover).map(criterion),
    maxSteps: wholeNumber('max-steps', values['max-steps'], 1),
    maxSimplePaths: wholeNumber('max-simple-paths', values['max-simple-paths'], 1),
    seed: wholeNumber('seed', values.seed, 0),
    shard: readShard(values.shard ?? '1/1'),
    from: values.from,
    to: values.to,
    format: values.format,
    language: values.language,
    adapter: values.adapter ?? 'machine',
    mutants: values.mutants ?? false,
    accept: values.accept ?? false,
    out: values.out,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = (error as Error).message;
    const unknown = /'--?([^'\s]+)/.exec(message)?.[1];
    throw new FlowsError(
      unknown === undefined
        ? message
        : `${message.split('. ')[0]}. ${hint(unknown, Object.keys(options))}`,
    );
  }
}

function criterion(name: string): Criterion {
  if (isOneOf(criteria, name)) return name;
  throw new FlowsError(`There is no criterion "${name}". ${hint(name, criteria)}`);
}

function wholeNumber(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && text.trim() !== '') return value;
  throw new FlowsError(`--${option} is "${text}": give a whole number from ${least} on.`);
}

function readShard(text: string): Arguments['shard'] {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new FlowsError(`--shard is "${text}": give the part and the number of parts, such as 2/4.`);
}

function listOf(values: readonly string[] | undefined): string[] {
  return (values ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function isOneOf<Name extends string>(
  names: readonly Name[],
  name: string | undefined,
): name is Name {
  return names.includes(name as Name);
}
