# What only the terminal says; the page makes its lists with the browser.

list-and = e
