import { readFileSync } from 'node:fs';

export type OrdinaryUser = { uid: number; gid: number };

/** PostgreSQL refuses to run as root. Root starts it as the user `postgres` if there is one, otherwise as `nobody`. */
export function ordinaryUser(): OrdinaryUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody here.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
