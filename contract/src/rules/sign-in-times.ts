/** How long a verification code is valid. */
export const codeValidMinutes = 10;
/** How long a person waits before they may ask for another code. */
export const codeWaitMinutes = 2;
/** How long a badge that was read may be confirmed by its date of birth. */
export const badgeReadMinutes = 10;
/** How many days after the last day of the Forum one can still log in (decisions §3). */
export const loginDaysAfterForum = 7;
