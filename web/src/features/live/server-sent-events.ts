/** Yields the data of server-sent events as they arrive; comments and ids are ignored. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      // A comment is a sign of life as well, so it is yielded as an empty text.
      for (const block of blocks) yield dataOf(block);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function dataOf(block: string): string {
  return block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
}
