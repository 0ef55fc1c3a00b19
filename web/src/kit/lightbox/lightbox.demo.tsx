import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demos, Say } from '../demos.ts';
import Lightbox, { type LightboxTexts } from './lightbox.tsx';

const textsIn = (say: Say): LightboxTexts => ({
  label: say('Pictures', '图片'),
  close: say('Close', '关闭'),
  previous: say('Previous picture', '上一张'),
  next: say('Next picture', '下一张'),
  enlarge: say('Enlarge', '放大'),
  showWhole: say('Show the whole picture', '显示整张图片'),
  missing: say('This picture is not available', '图片暂时无法显示'),
  position: (number, of) => `${number} / ${of}`,
});

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${colour}"/><circle cx="200" cy="180" r="90" fill="#f1d48f"/></svg>`,
  )}`;

function Opened({ say }: { say: Say }) {
  const [open, setOpen] = useState(false);
  const size = { width: 640, height: 400 };
  const pictures = [
    { ...size, src: drawn('#2a5850'), alt: say('The sun over the sea', '海上日出'), caption: undefined },
    { ...size, src: drawn('#7a1217'), alt: undefined, caption: say('The sun over the hills', '山间落日') },
  ];
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {say('Open the pictures', '查看图片')}
      </Button>
      {open && <Lightbox {...{ pictures }} first={0} texts={textsIn(say)} onClose={() => setOpen(false)} />}
    </>
  );
}

export const demos: Demos = { 'two pictures': (say) => <Opened say={say} /> };
