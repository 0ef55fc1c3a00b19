import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { films } from './drawing/films.ts';
import type { Film } from './drawing/films.ts';
import { pixels } from './drawing/shapes.ts';
import { posterPath, videoPath, videosFolder } from './videos.ts';

/** Draws the videos of the demo anew, frame by frame, and turns the frames into a film with ffmpeg. */
const framesASecond = 15;
const frame = { width: 960, height: 556 };

await mkdir(videosFolder, { recursive: true });
for (const [key, film] of Object.entries(films)) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-film-'));
  await drawFrames(film, folder);
  encode(folder, videoPath(key));
  await rm(folder, { recursive: true });
  const poster = sharp(Buffer.from(film.at(0.5)), { density: 288 }).resize(pixels);
  await writeFile(posterPath(key), await poster.webp({ quality: 72, effort: 6 }).toBuffer());
}

async function drawFrames(film: Film, folder: string) {
  const count = film.seconds * framesASecond;
  for (let i = 0; i < count; i += 1) {
    const drawn = sharp(Buffer.from(film.at(i / count)), { density: 216 }).resize(frame);
    await writeFile(
      join(folder, `${String(i).padStart(4, '0')}.png`),
      await drawn.png({ compressionLevel: 1 }).toBuffer(),
    );
  }
}

function encode(folder: string, file: string) {
  const frames = ['-framerate', String(framesASecond), '-i', join(folder, '%04d.png')];
  // The index stands first, so that a phone can begin before it has the whole file.
  const film = ['-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...frames, ...film, '-bitexact', file]);
  if (status !== 0) throw new Error(stderr?.toString() ?? 'ffmpeg cannot be started');
}
