/** The names of the files that a person saves. */
export const ownDataWords = {
  en: {
    fileName: (forum: string) => `My data, ${forum}`,
    receiptName: (number: string) => `Receipt ${number}`,
  },
  zh: {
    fileName: (forum: string) => `我的数据，${forum}`,
    receiptName: (number: string) => `回执 ${number}`,
  },
};
