/** Hills at the foot of the page, below the last word. */
export function Ridges() {
  return (
    <svg className="ridges" viewBox="0 0 390 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path
        d="M0 70c50-24 84-44 118-20s58 30 96 10 60-26 96-2 52 20 80 4v88H0z"
        fill="var(--ridge-far)"
        stroke="var(--gold)"
        strokeOpacity=".7"
        strokeWidth=".9"
      />
      <path
        d="M0 100c40-12 70-32 112-14s70 26 118 6 84-10 160 8v50H0z"
        fill="var(--ridge-near)"
        stroke="var(--gold)"
        strokeOpacity=".7"
        strokeWidth=".8"
      />
    </svg>
  );
}
