/** Icons of maps and directions; we drew them, none is a vendor's mark. */
export const navigateIcon = 'M20 4 4 11l7 2 2 7z';
export const mapIcon = 'm4 6.5 5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13m5.4-11v13';
export const copyIcon =
  'M10.5 8.5h7a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zm-5 7H5a1 1 0 0 1-1-1v-9A1.5 1.5 0 0 1 5.5 4H14a1 1 0 0 1 1 1v.5';
export const infoIcon = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m8-1v5m0-8v.1';
export const carIcon =
  'M5 16.5V12l1.7-4.5A2 2 0 0 1 8.6 6.2h6.8a2 2 0 0 1 1.9 1.3L19 12v4.5zM5 12h14M7.5 16.5v2m9-2v2M8 14.2h.1m7.8 0h.1';
export const zoomInIcon = 'M12 5.5v13M5.5 12h13';
export const zoomOutIcon = 'M5.5 12h13';
export const wholeIcon =
  'M5 6.5h14A1.5 1.5 0 0 1 20.5 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8A1.5 1.5 0 0 1 5 6.5zM8.5 10 6.5 12l2 2m7-4 2 2-2 2M6.5 12h11';
