import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { findPostgresBinaries, startPrivatePostgres } from '../../scripts/lib/postgres.mjs';
import { watchBackends } from './backends.ts';

const results = new URL('../../bench/load/results.md', import.meta.url);

/** Creates an empty database on the server of `TEST_DATABASE_URL`, or on a private server. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  const binaries = findPostgresBinaries();
  if (!configuredUrl && !binaries) {
    throw new Error(
      'The load test needs PostgreSQL: set TEST_DATABASE_URL, or install it (apt-get install postgresql).',
    );
  }
  const server = configuredUrl || !binaries ? undefined : await startPrivatePostgres(binaries);
  const name = `load_${process.pid}`;
  const admin = new pg.Client({ connectionString: server?.url ?? configuredUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server?.url ?? configuredUrl ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      server?.stop();
    },
  };
}

/**
 * Describes the machine and the versions, for a report.
 * @param databaseUrl the PostgreSQL server of the measurement
 */
export async function describeMachine(databaseUrl?: string): Promise<string> {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model.trim()} (${cpus().length} cores, ${memory} GiB), Node ${process.versions.node}`;
  if (databaseUrl === undefined) return `${machine}, ${day}`;
  const backends = await watchBackends(databaseUrl);
  const postgres = await backends.version();
  await backends.close();
  return `${machine}, PostgreSQL ${postgres}, ${day}`;
}

/**
 * Prints a section of the results and writes it to `bench/load/results.md`, in place of the section
 * with the same heading.
 * @param text begins with the heading, `# …`
 */
export async function writeSection(text: string): Promise<void> {
  process.stdout.write(text);
  await mkdir(new URL('.', results), { recursive: true });
  const stored = await readFile(results, 'utf8').catch(() => '');
  const sections = stored.split(/^(?=# )/m).map((each) => `${each.trimEnd()}\n`);
  const headingOf = (section: string) => section.split('\n', 1)[0];
  const index = sections.findIndex((each) => headingOf(each) === headingOf(text));
  sections.splice(index < 0 ? sections.length : index, 1, `${text.trimEnd()}\n`);
  await writeFile(results, sections.filter((each) => each.trim() !== '').join('\n'));
}
