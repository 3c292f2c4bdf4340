import { parseArgs } from 'node:util';
import { criteria, type Criterion } from '../criteria.ts';
import { FlowsError } from '../FlowsError.ts';
import { suggestName } from '../nearestName.ts';

export const commands = [
  'init',
  'list',
  'graph',
  'generate',
  'run',
  'replay',
  'report',
  'coverage',
  'baseline',
] as const;
export type Command = (typeof commands)[number];

export interface Arguments {
  readonly command: Command;
  readonly config: string | undefined;
  /** Result files. */
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

Commands:
  init       write a configuration with an example
  list       list the machines and the number of their goals
  graph      print the state graph of each machine, or the machine as a Mermaid diagram
  generate   write test paths as test cases or data
  run        run test paths on an adapter
  replay     run the paths of result files again: flows replay FILE…
  report     report the results of earlier runs: flows report FILE…
  coverage   report which goals the test paths reach
  baseline   compare the state graphs with their accepted baselines

Options:
  --machine NAME        only this machine; repeat it or use commas for more
  --path PATH           only this test path, by its id or its steps: 'start > open > close'
  --cover A,B           goals to reach (default: edges):
                        ${criteria.slice(0, 5).join(', ')},
                        ${criteria.slice(5).join(', ')}
  --max-steps N         maximum number of steps of a test path, or none (default: 40)
  --max-simple-paths N  maximum number of simple paths (default: 10000)
  --from STATE          only test paths from this state
  --to STATE            only test paths that end in this state
  --seed N              other test paths with the same coverage (default: 1)
  --shard I/N           only shard I of N
  --format FORMAT       graph: text, mermaid, states
                        generate: md, json, gherkin, csv, mermaid
                        run, report: text, json, junit, md, html
                        coverage: text, md, mermaid, json
  --language LANGUAGE   language of the test cases: en, id, or one of the configuration
  --adapter NAME        run: the adapter or runner to use (default: machine)
  --mutants             run: also run the test paths against mutants of the machine
  --accept              baseline: accept the current graphs as baselines
  --config FILE         configuration (default: flows.config.ts, .mts, .js or .mjs here or above)
  --out FILE            write to a file instead of the standard output
  --help                print this help
`;

/**
 * Parses the command line. Returns null when help is requested. Throws a `FlowsError` for an
 * invalid command or option.
 */
export function readArguments(args: readonly string[]): Arguments | null {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.help === true || (command === undefined && args.length === 0)) return null;
  if (!isOneOf(commands, command))
    throw new FlowsError(
      `There is no command "${command ?? ''}". ${suggestName(command ?? '', commands)}`,
    );
  if (rest.length > 0 && command !== 'report' && command !== 'replay')
    throw new FlowsError(`Unexpected argument "${rest.join(' ')}": options begin with --.`);
  return {
    command,
    config: values.config,
    files: rest,
    machines: toList(values.machine),
    path: values.path,
    cover: values.cover === undefined ? undefined : toList(values.cover).map(criterion),
    maxSteps:
      values['max-steps'] === 'none'
        ? Number.POSITIVE_INFINITY
        : wholeNumber('max-steps', values['max-steps'], 1),
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
        : `${message.split('. ')[0]}. ${suggestName(unknown, Object.keys(options))}`,
    );
  }
}

function criterion(name: string): Criterion {
  if (isOneOf(criteria, name)) return name;
  throw new FlowsError(`There is no criterion "${name}". ${suggestName(name, criteria)}`);
}

function wholeNumber(
  option: string,
  text: string | undefined,
  minimum: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= minimum && text.trim() !== '') return value;
  throw new FlowsError(`--${option} is "${text}": use a whole number of ${minimum} or more.`);
}

function readShard(text: string): Arguments['shard'] {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new FlowsError(
    `--shard is "${text}": use the shard and the number of shards, such as 2/4.`,
  );
}

function toList(values: readonly string[] | undefined): string[] {
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
