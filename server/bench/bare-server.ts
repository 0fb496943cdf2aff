/**
 * What autosave is compared with: a process that does the same database work and nothing else. `/save/<claim>` locks the
 * claim's row, writes a form of the same size and commits; `/all/<claim>` first looks a session up and counts the save,
 * as the product must. Arguments: the connection as JSON, the port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import pg from 'pg';

const [connection = '{}', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection), max: 10 });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function save(claimId: string, form: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select id, form, revision from claims where id = $1 for update', [claimId]);
    const revision = Number(rows[0].revision) + 1;
    await client.query('update claims set form = $2, revision = $3, saved_at = now() where id = $1', [
      claimId,
      Buffer.from(form),
      revision,
    ]);
    await client.query('commit');
    return revision;
  } finally {
    client.release();
  }
}

/** The two statements before a save: whose browser is it, and has it saved too often? */
async function admit(claimId: string): Promise<void> {
  const tokenHash = createHash('sha256').update(claimId).digest();
  await pool.query('select * from sessions where token_hash = $1', [tokenHash]);
  await pool.query(
    `insert into rate_limits (key, points, expire) values ($1, 1, $2)
     on conflict (key) do update set points = rate_limits.points + 1 returning points`,
    [`bare:${claimId}`, Date.now() + 60_000],
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = JSON.stringify(JSON.parse(await bodyOf(request)));
  const [, kind, claimId = ''] = (request.url ?? '').split('/');
  if (kind === 'all') await admit(claimId);
  const revision = await save(claimId, form);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success: true, revision }));
}

createServer((request, response) => void answer(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('The bare handler is ready at its port\n'),
);
