/** Partners and patrons stand in this order, and so do the levels of each. */
export const partnerKindOrder = ['partner', 'patron'] as const;
/** The first three levels are for partners, the others for patrons. */
export const partnerLevelOrder = ['strategic', 'official', 'service', 'principal', 'patron'] as const;
