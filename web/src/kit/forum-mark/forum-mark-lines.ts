/** The lines of the mark, 172 wide and 134 high around the middle of its top, for elements and for canvases. */
export const forumMarkLines = {
  mast: 'M0-8v8',
  hall: 'M0 0C-3 12-15 20-31 24h62C15 20 3 12 0 0zM-22 24v9h44v-9M-26 33C-29 41-39 47-51 50H51C39 47 29 41 26 33zM-36 50v9h72v-9M-40 59C-43 68-55 75-69 78H69C55 75 43 68 40 59zM-48 78v24h96V78',
  columns: 'M-32 78v24m16-24v24M0 78v24m16-24v24m16-24v24',
  steps: 'M-62 102H62v6H-62zM-74 108H74v6H-74zM-86 114H86v6H-86z',
};
export const forumMarkPearl = { y: -11, r: 3 };
export const columnsOpacity = 0.55;
