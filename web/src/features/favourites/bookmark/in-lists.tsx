import type { DelegateRow } from 'contract/calls/delegates';
import type { MeetingRow } from 'contract/calls/agenda';
import type { FileRow } from 'contract/calls/files';
import type { NewsRow } from 'contract/calls/news';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';

// No list waits for it: the style sheet keeps its place, and the code comes when the phone is idle.
const ListedBookmark = loadedLater(() => import('./listed-bookmark.tsx'));

export const meetingBookmark = ({ id, title }: Pick<MeetingRow, 'id' | 'title'>) => (
  <ListedBookmark kind="meeting" {...{ id, name: title }} />
);

export const delegateBookmark = ({ id, name }: Pick<DelegateRow, 'id' | 'name'>) => (
  <ListedBookmark kind="delegate" {...{ id, name }} />
);

export const newsBookmark = ({ id, title }: Pick<NewsRow, 'id' | 'title'>) => (
  <ListedBookmark kind="news" {...{ id, name: title }} />
);

export const fileBookmark = ({ id, title }: Pick<FileRow, 'id' | 'title'>) => (
  <ListedBookmark kind="file" {...{ id, name: title }} />
);
