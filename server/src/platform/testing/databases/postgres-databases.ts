import pg from 'pg';

export async function asAdministrator(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
}
