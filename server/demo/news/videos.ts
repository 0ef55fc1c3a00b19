import { join } from 'node:path';

export const videosFolder = join(import.meta.dirname, 'videos');
export const videoPath = (key: string) => join(videosFolder, `${key}.mp4`);
/** What is shown before a video plays. */
export const posterPath = (key: string) => join(videosFolder, `${key}.webp`);
