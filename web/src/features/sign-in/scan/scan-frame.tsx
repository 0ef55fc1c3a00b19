/** Everything beside the code is dimmed. */
export function ScanFrame() {
  return (
    <div className="scan-view__frame" aria-hidden="true">
      <svg viewBox="0 0 164 164" fill="none" stroke="#F1D48F" strokeWidth="3.5" strokeLinecap="round">
        <path d="M2 34V18A16 16 0 0 1 18 2h16M130 2h16a16 16 0 0 1 16 16v16M162 130v16a16 16 0 0 1-16 16h-16M34 162H18a16 16 0 0 1-16-16v-16" />
      </svg>
      <i />
    </div>
  );
}
