// All files of tests share one browser, and one that logged somebody in would have the next begin so.
localStorage.clear();
sessionStorage.clear();
