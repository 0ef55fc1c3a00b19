/** Hills at the foot of the page, below the text. */
export function HillsArt() {
  return (
    <svg className="hills-art" viewBox="0 0 390 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path
        d="M-2 71c51-24 84-44 118-20s58 30 96 10 60-26 96-2 52 20 84 2v90H-2z"
        fill="var(--hills-far)"
        stroke="var(--gold)"
        strokeOpacity=".7"
        strokeWidth=".9"
      />
      <path
        d="M-2 101c42-12 70-32 112-14s70 26 118 6 84-10 164 9v50H-2z"
        fill="var(--hills-near)"
        stroke="var(--gold)"
        strokeOpacity=".7"
        strokeWidth=".8"
      />
    </svg>
  );
}
