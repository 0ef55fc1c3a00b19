import { columnsOpacity, forumMarkLines, forumMarkPearl } from './forum-mark-lines.ts';

type Props = { x: number; y: number; scale: number; line: string; fill: string; width?: number };

/** The mark of the forum, a triple-eave round hall: one drawing for hero, emblem and empty state. */
export function ForumMark({ x, y, scale, line, fill, width = 1.3 }: Props) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={fill}
      stroke={line}
      strokeWidth={width / scale}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={forumMarkLines.mast} />
      <circle cy={forumMarkPearl.y} r={forumMarkPearl.r} fill={line} stroke="none" />
      <path d={forumMarkLines.hall} />
      <path d={forumMarkLines.columns} opacity={columnsOpacity} />
      <path d={forumMarkLines.steps} />
    </g>
  );
}
