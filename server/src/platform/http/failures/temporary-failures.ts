import { StoreFailure } from '../../media/store/media-store.ts';
import { TooManyAtOnce } from '../limits/turns.ts';

/** Of PostgreSQL: the connection is lost, or the disk, the memory or the connections are used up. */
const classes = /^(08|53)/;
const states = [
  ...['55P03', '57014', '25P03'], // A lock, a statement or an idle transaction took longer than it may.
  ...['57P01', '57P02', '57P03'], // The server stops or starts.
  ...['40001', '40P01'], // Writes were in each other's way in every try.
  ...['25006', '58030'], // It only reads, as a standby does, or its disk fails.
];
const system = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT'],
];
/** Errors of the pool and of a connection that was lost have no code. */
const texts =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Query read timeout/;

/**
 * True if the same request may succeed later: something is away, full or busy. What was written is rolled back; where
 * the answer to a commit got lost, the repeat is answered from what was committed.
 */
export function mayPass(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof StoreFailure || failure instanceof TooManyAtOnce) return true;
  const code = String((failure as { code?: unknown }).code);
  if (classes.test(code) || states.includes(code) || system.includes(code) || texts.test(failure.message)) return true;
  return mayPass(failure.cause);
}
