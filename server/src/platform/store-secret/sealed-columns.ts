/** A column with sealed values, and the column with their fingerprints if they are looked up. */
export type SealedColumn = {
  table: string;
  /** The columns that identify a row. */
  key: readonly string[];
  sealed: string;
  about: string | ((row: Readonly<Record<string, string>>) => string);
  fingerprint?: string;
};

const ofPerson = { table: 'person', key: ['id'] };
const ofFriendNote = { table: 'friend_note', key: ['card_id', 'person_id'] };
const ofContact = { table: 'contact_person', key: ['id'] };
const ofWrite = { table: 'write_answer', key: ['actor', 'path', 'request_id'] };

/** Every column that is sealed with the store secret; a test compares them with the tables. */
export const sealedColumns: readonly SealedColumn[] = [
  { ...ofPerson, sealed: 'mobile_sealed', about: 'mobile', fingerprint: 'mobile_fingerprint' },
  { ...ofPerson, sealed: 'email_sealed', about: 'email', fingerprint: 'email_fingerprint' },
  { ...ofPerson, sealed: 'birth_date_sealed', about: 'birthDate' },
  { table: 'badge', key: ['id'], sealed: 'code_hash_sealed', about: 'badge', fingerprint: 'code_fingerprint' },
  { table: 'person_key', key: ['person_id'], sealed: 'key_sealed', about: 'person key' },
  { table: 'partner_key', key: ['id'], sealed: 'key_sealed', about: ({ id = '' }) => id },
  { table: 'outgoing_message', key: ['id'], sealed: 'content_sealed', about: 'outgoing' },
  { table: 'push_subscription', key: ['session_id'], sealed: 'subscription_sealed', about: 'push' },
  { table: 'sign_in_flow', key: ['id'], sealed: 'characters_sealed', about: ({ id = '' }) => id },
  { table: 'arrangement', key: ['id'], sealed: 'facts_sealed', about: ({ id = '' }) => id },
  { table: 'correction', key: ['id'], sealed: 'from_sealed', about: ({ id = '' }) => `${id} from` },
  { table: 'correction', key: ['id'], sealed: 'to_sealed', about: ({ id = '' }) => `${id} to` },
  { table: 'hide_request', key: ['id'], sealed: 'reason_sealed', about: ({ id = '' }) => id },
  { table: 'card', key: ['id'], sealed: 'message_sealed', about: ({ id = '' }) => id },
  { table: 'card', key: ['id'], sealed: 'receiver_message_sealed', about: ({ id = '' }) => `${id} receiver` },
  { ...ofFriendNote, sealed: 'met_sealed', about: ({ card_id, person_id }) => `${card_id} ${person_id} met` },
  { ...ofFriendNote, sealed: 'note_sealed', about: ({ card_id, person_id }) => `${card_id} ${person_id} note` },
  { ...ofContact, sealed: 'name_sealed', about: ({ id }) => `${id} name` },
  { ...ofContact, sealed: 'mobile_sealed', about: ({ id }) => `${id} mobile` },
  { ...ofContact, sealed: 'email_sealed', about: ({ id }) => `${id} email` },
  { table: 'own_data_file', key: ['person_id'], sealed: 'content_sealed', about: ({ person_id = '' }) => person_id },
  { table: 'own_item', key: ['id'], sealed: 'texts_sealed', about: ({ id = '' }) => id },
  {
    ...ofWrite,
    sealed: 'answer_sealed',
    about: ({ actor, path, request_id }) => `${actor}\n${path}\n${request_id}`,
  },
  {
    ...ofWrite,
    sealed: 'body_hash_sealed',
    about: ({ actor, path, request_id }) => `${actor}\n${path}\n${request_id}\nbody`,
  },
];
