/** The worker's event that sends what waits when the network is back and the page is closed. */
export const sendTag = "boutika-send";
