/** All advisory locks of the product in one list, so that no two share a number. The numbers have no meaning. */
export const locks = {
  /** Instances that start together make the tables one after the other. */
  start: 7_206_418,
  /** Lines of the audit log are chained, so they are appended one at a time. */
  auditLine: 7_206_419,
  /** Changes of content are announced one after the other, so that their numbers follow the commits. */
  contentChange: 7_206_421,
  /** Arrangements are replaced one write at a time, so that two of them do not add up. */
  arrangements: 7_206_431,
  /** Critical messages are counted against the budget of their SMS one after the other. */
  criticalSms: 7_206_433,
} as const;
