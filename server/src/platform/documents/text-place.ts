/** Where runs of the text stand on the picture of the page: from, to, left, top, width, height (ten-thousandths). */
export type TextPlace = [from: number, to: number, left: number, top: number, width: number, height: number];
