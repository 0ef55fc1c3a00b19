import type { Language } from 'contract/languages';
import type { Database } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/jobs/due-deliveries.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { inTransaction } from '../../platform/writes/transactions.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { visibleOf, type DoorsById } from './messages-who-sees-what.rules.ts';
import { doorsNow } from './messages-doors.actions.ts';
import * as store from './messages-sms.store.ts';
import { criticalNotice } from './messages-sms.words.ts';

type SendingContext = Pick<JobContext, 'db' | 'clock' | 'services'>;
type Address = { channel: 'sms' | 'email'; to: string };
type Receiver = Awaited<ReturnType<typeof store.withReceivers>>[number];
type Forum = Awaited<ReturnType<typeof currentForum>>;

/** Small enough that a batch holds its rows only for a moment. */
const batch = 50;

/**
 * Hands critical messages over to the outgoing SMS and emails, each in the transaction that takes it: none is lost or
 * doubled by a kill, and providers and their outages are the outgoing messages' concern.
 */
export async function sendDueSms({ db, clock, services }: SendingContext): Promise<void> {
  await inBatches(batch, services.dueDeliveries.stopping, async (most) => {
    // The agenda and the forum are read before, because the embedded database has no second connection for them.
    const [forum, agenda] = [await currentForum(db), await doorsNow({ db, services })];
    return inTransaction(db, async (transaction) => {
      const taken = await store.takeSms(transaction, most);
      const receivers = taken.length > 0 ? await store.withReceivers(transaction, taken) : [];
      for (const receiver of receivers)
        if (isToBeTold(receiver, agenda)) await sendTo({ db: transaction, clock, services }, receiver, forum);
      return taken.length;
    });
  });
}

/** Whoever has read it, or may not see it any more, is not told. */
function isToBeTold({ message, badge }: Receiver, agenda: DoorsById): boolean {
  const viewer: Viewer = { id: message.personId, badge, sessionId: '', scope: 'full' };
  return message.readAt === null && visibleOf([message], viewer, agenda).length > 0;
}

async function sendTo(context: Omit<SendingContext, 'db'> & { db: Database }, receiver: Receiver, forum: Forum) {
  const { db, clock, services } = context;
  const address = addressOf(receiver, services);
  if (!address) return;
  const language = languageOf(receiver);
  const purpose = language === 'zh' ? ('critical message' as const) : ('critical message in English' as const);
  const notice = { purpose, ...criticalNotice(language, forum.name), now: clock.now() };
  await services.outgoing.sendLater(db, { ...notice, ...address });
}

/** An address that cannot be opened is one person's trouble; it must not hold up everybody behind them. */
function addressOf({ mobileSealed, emailSealed }: Receiver, services: Services): Address | undefined {
  try {
    if (mobileSealed) return { channel: 'sms', to: services.sealing.open(mobileSealed, 'mobile') };
    if (emailSealed) return { channel: 'email', to: services.sealing.open(emailSealed, 'email') };
  } catch {
    services.alarm('a critical message did not go out to a person whose sealed address cannot be opened');
  }
  return undefined;
}

/** Whoever has never logged in is written to in the language of their side of the directory. */
function languageOf({ language, origin }: Receiver): Language {
  return language ?? (origin === 'chinese' ? 'zh' : 'en');
}
