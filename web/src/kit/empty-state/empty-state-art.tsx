import { ForumMark } from '../forum-mark/forum-mark.tsx';

export default function EmptyStateArt({ type }: { type: 'e-data' | 'e-net' }) {
  return type === 'e-net' ? <NoNetworkArt /> : <NoDataArt />;
}

/** An unrolled, empty scroll. */
function NoDataArt() {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="122" rx="74" ry="8" fill="var(--sunken)" opacity=".7" />
      <g stroke="var(--gold)" strokeWidth="1.3">
        <rect x="46" y="34" width="108" height="78" rx="6" fill="var(--surface)" />
        <path d="M64 92c12-16 22-22 34-12s20 6 38-8v26H64z" fill="var(--sunken)" stroke="none" />
        <path d="M64 92c12-16 22-22 34-12s20 6 38-8" />
      </g>
      <path d="M38 30h10v86H38zM152 30h10v86h-10z" fill="var(--lacquer-fill)" />
      <path d="M36 26h14v6H36zM36 114h14v6H36zM150 26h14v6h-14zM150 114h14v6h-14z" fill="var(--gold)" />
      <circle cx="122" cy="54" r="8" stroke="var(--lacquer)" strokeWidth="1.3" />
      <path d="M64 52h28M64 60h18" stroke="var(--hairline-strong)" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** The hall behind the hills, out of reach. */
function NoNetworkArt() {
  return (
    <svg viewBox="0 0 200 140" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="100" cy="64" r="48" fill="var(--gold-tint)" stroke="var(--hairline-strong)" />
      <ForumMark x={100} y={30} scale={0.56} line="var(--lacquer)" fill="var(--surface)" />
      <path d="M14 104c26-16 44-14 66-6s44 4 62-5 32-6 46 5v42H14z" fill="var(--page)" />
      <path d="M14 104c26-16 44-14 66-6s44 4 62-5 32-6 46 5" stroke="var(--gold)" strokeWidth="1.3" />
      <path d="M34 116h50m20-2h58m-100 12h80" stroke="var(--hairline-strong)" strokeWidth="1.3" />
      <path d="M148 26a24 24 0 0 1 34 0m-27.5 7a15 15 0 0 1 21 0" stroke="var(--stone)" strokeWidth="2" />
      <circle cx="165" cy="41" r="2.2" fill="var(--stone)" />
      <path d="m153 15 24 31" stroke="var(--lacquer)" strokeWidth="2" />
    </svg>
  );
}
