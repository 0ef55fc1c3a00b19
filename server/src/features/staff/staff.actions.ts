import { normalEmail, normalMobile } from 'contract/rules/forms';
import type { AuditEntry } from '../../platform/audit/audit-log.ts';
import { printedBadgeCode } from '../../platform/security/badge-code.ts';
import type { Services } from '../../platform/services.ts';
import { agendaCommands } from '../agenda/agenda-staff.actions.ts';
import { issuePartnerKey, revokePartnerKey } from '../host-app/host-app.actions.ts';
import * as session from '../sign-in/sign-in-staff.actions.ts';
import type { StaffCommand } from '../../platform/local/staff-command.ts';

/** What the secretariat can do until the console exists; each is one transaction with its audit line. */
export function staffCommands({ sealing, publicUrl }: Pick<Services, 'sealing' | 'publicUrl'>): StaffCommand[] {
  const about = (name: string, describe: string, run: StaffCommand['run']): StaffCommand => ({ name, describe, run });
  const onPerson = (name: string, describe: string, act: (ask: PersonAsk) => Promise<string>) =>
    about(name, `${describe} <person: id, mobile or e-mail>`, async (ask) => {
      const person = await session.personToChange(ask.db, sealing, ask.args[0] ?? '');
      if (!person) return { ok: false, text: 'There is no such person.' };
      const { id: personId, badgeSignIn } = person;
      const record: PersonAsk['record'] = (entry) => ask.record({ kind: 'person', item: personId, ...entry });
      return { ok: true, text: await act({ ...ask, record, personId, badgeSignIn, name: person.name.en }) };
    });

  return [
    onPerson('reset-badge', 'Lifts the lock on badge sign-in of', async ({ db, record, personId, name }) => {
      const failures = await session.resetBadgeLock(db, personId);
      record({ what: 'reset badge lock', before: { personId, failures }, after: { personId, failures: [] } });
      return `Badge sign-in of ${name} is open again.`;
    }),
    about('reset-code', 'Lifts the restriction on codes of <mobile or e-mail>', async ({ db, args, record }) => {
      const [mobile, email] = [normalMobile(args[0] ?? ''), normalEmail(args[0] ?? '')];
      const address = mobile ?? email;
      if (!address) return { ok: false, text: 'That is neither a mobile number nor an e-mail address.' };
      const way = mobile ? 'mobile' : 'email';
      const { lifted, ...known } = await session.resetCodeRestriction(db, sealing, way, address);
      const whose = { way, ...known };
      record({
        ...(known.personId ? { kind: 'person', item: known.personId } : { kind: 'address', item: known.fingerprint }),
        what: 'reset code restriction',
        before: { ...whose, failures: lifted },
        after: { ...whose, failures: [] },
      });
      return { ok: true, text: 'Codes are accepted again for this address.' };
    }),
    onPerson('void-badge', 'Voids the badge code of', async ({ db, now, record, personId, name }) => {
      const badges = await session.voidBadges(db, personId, now);
      record({ what: 'void badge', before: { personId, badges }, after: { personId, badges: [] } });
      return `${badges.length} badge code(s) of ${name} are void.`;
    }),
    onPerson(
      'reissue-badge',
      'Voids the badge code and issues a new one to',
      async ({ db, now, record, personId, name }) => {
        const before = { personId, badges: await session.voidBadges(db, personId, now) };
        const code = await session.issueBadge(db, sealing, personId, now);
        const after = { personId, badges: await session.badgeIdsOf(db, personId) };
        record({ what: 'reissue badge', before, after });
        return `New badge code of ${name}: ${printedBadgeCode(code)}\nQR code: ${publicUrl}/cdfH5/#${code}`;
      },
    ),
    ...(['on', 'off'] as const).map((state) =>
      onPerson(
        `badge-sign-in-${state}`,
        `Switches badge sign-in ${state} for`,
        async ({ db, record, personId, badgeSignIn, name }) => {
          await session.switchBadgeSignIn(db, personId, state === 'on');
          const before = { personId, badgeSignIn: badgeSignIn ? 'on' : 'off' };
          record({ what: 'badge sign-in', before, after: { personId, badgeSignIn: state } });
          return `Badge sign-in of ${name} is ${state}.`;
        },
      ),
    ),
    ...(['full', 'limited'] as const).map((state) =>
      about(`badge-sessions-${state}`, `Makes badge sessions ${state} for the whole forum`, async ({ db, record }) => {
        const before = (await session.switchLimitedBadgeSessions(db, state === 'limited')) ? 'limited' : 'full';
        record({
          kind: 'forum',
          item: 'badge sessions',
          what: 'badge sessions',
          before: { badgeSessions: before },
          after: { badgeSessions: state },
        });
        return { ok: true, text: `Badge sessions are ${state} from now on.` };
      }),
    ),
    onPerson('end-sessions', 'Ends every session of', async ({ db, now, record, personId, name }) => {
      const sessions = await session.endSessionsOf(db, personId, now);
      record({ what: 'end sessions', before: { personId, sessions }, after: { personId, sessions: [] } });
      return `${name} is signed out everywhere.`;
    }),
    about('issue-partner-key', 'Issues a key to a host app’s server <name>', async ({ db, now, args, record }) => {
      const name = args.join(' ').trim();
      if (!name) return { ok: false, text: 'Please name the partner.' };
      const { id, key } = await issuePartnerKey(db, sealing, name, now);
      record({
        kind: 'partner key',
        item: id,
        what: 'issue partner key',
        before: null,
        after: { id, name, issuedAt: now, revokedAt: null },
      });
      return { ok: true, text: `Partner ${name}\nid:  ${id}\nkey: ${key}\nThe key is shown this once.` };
    }),
    about('revoke-partner-key', 'Revokes a partner’s key <id>', async ({ db, now, args, record }) => {
      const partner = await revokePartnerKey(db, args[0] ?? '', now);
      if (!partner) return { ok: false, text: 'There is no such partner.' };
      record({
        ...{ kind: 'partner key', item: partner.id },
        what: 'revoke partner key',
        before: { ...partner, revokedAt: null },
        after: { ...partner, revokedAt: now },
      });
      return { ok: true, text: 'The key is revoked.' };
    }),
    ...agendaCommands,
  ];
}

/** A command is rare: all that this process remembers is looked up anew. */
export async function forgetWhatChanged({ sessions, changes }: Pick<Services, 'sessions' | 'changes'>) {
  sessions.forget(() => true);
  await changes.catchUp();
}

type PersonAsk = Omit<Parameters<StaffCommand['run']>[0], 'record'> & {
  record(entry: Omit<AuditEntry, 'kind' | 'item'>): void;
  personId: string;
  badgeSignIn: boolean;
  name: string;
};
