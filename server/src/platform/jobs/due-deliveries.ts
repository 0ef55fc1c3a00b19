import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';

/** A trigger on the messages sends these notices, with the kind of delivery that is due. */
const channel = 'delivery_due';
const deliveryKinds = ['push', 'webhook', 'sms'] as const;
type DeliveryKind = (typeof deliveryKinds)[number];

export type DueDeliveries = {
  /** Does the work whenever the database tells that a delivery of this kind is due, once at a time. */
  on(kind: DeliveryKind, work: () => Promise<void>): void;
  /** Aborted when the server stops. Work looks at it between its batches; what is left is another instance's. */
  stopping: AbortSignal;
  /** Waits for the batches under way. */
  stop(): Promise<void>;
};

type Kind = { work: () => Promise<void>; isDue: boolean; underWay: Promise<void> | undefined };

/** A notice that comes while the work of its kind is under way has it done once more. */
export async function listenToDueDeliveries(
  database: Pick<OpenDatabase, 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<DueDeliveries> {
  const kinds = new Map<string, Kind>(
    deliveryKinds.map((kind) => [kind, { work: async () => {}, isDue: false, underWay: undefined }]),
  );
  const stopping = new AbortController();
  const whileDue = async (kind: Kind) => {
    while (kind.isDue && !stopping.signal.aborted) {
      kind.isDue = false;
      // What could not be done now is done by the schedule.
      await kind.work().catch((failure: Error) => log.warn({ failure: failure.name }, 'deliveries not made'));
    }
    kind.underWay = undefined;
  };
  const listening = await database.listen(channel, (payload) => {
    const concerned = payload === undefined ? [...kinds.values()] : [kinds.get(payload)];
    for (const kind of concerned) {
      if (!kind) continue;
      kind.isDue = true;
      kind.underWay ??= whileDue(kind);
    }
  });
  return {
    on: (kind, work) => void Object.assign(kinds.get(kind) ?? {}, { work }),
    stopping: stopping.signal,
    async stop() {
      stopping.abort();
      await listening.stop();
      for (const { underWay } of kinds.values()) await underWay;
    },
  };
}

/** Takes one batch after the other until less than a whole one was left, or the server stops. */
export async function inBatches(of: number, stopping: AbortSignal, doOne: (most: number) => Promise<number>) {
  let done: number;
  do done = await doOne(of);
  while (done >= of && !stopping.aborted);
}
