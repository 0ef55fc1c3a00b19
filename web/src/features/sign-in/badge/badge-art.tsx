import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';

/** A badge on its ribbon in dim light, without a name on it. */
export function BadgeArt() {
  return (
    <svg className="badge-art" viewBox="0 0 390 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M165-50 190 116M225-50 200 116" stroke="#460E12" strokeWidth="13" />
      <rect x="178" y="112" width="34" height="20" rx="5" fill="#6B4F20" />
      <rect x="73" y="128" width="244" height="356" rx="16" fill="#837A6C" />
      <path d="M73 216v-72a16 16 0 0 1 16-16h212a16 16 0 0 1 16 16v72z" fill="#521214" />
      <ForumMark x={195} y={146} scale={0.5} line="#857146" fill="#4A0E12" width={1} />
      <path d="M145 240h100M165 262h60" stroke="#3B3229" strokeWidth="9" strokeLinecap="round" />
    </svg>
  );
}
