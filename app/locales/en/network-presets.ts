export const texts = {
  preset: "Preset",
  presetHint: "Fills in the form with what the network documents. You can change everything.",
  presetNone: "None",
  presetUse: "Fill in",
  pushQuery: "Add this to the postback URL at the network, with its secret:",
  sample_push: "The sample is a report as the network sends it.",
  sample_query: "The sample is a report with the parameters that you enter at the network.",
  sample_record:
    "No push is documented. The mapping reads the records of the network’s API and files with the same column names.",
  note_accesstrade:
    "Choose these parameter names in the postback settings of your site; pbid is sent back automatically. Each item is reported on its own, and a failed report is sent up to three times. The program ID is the rk of the campaign’s link. Change the host for your country.",
  note_admitad:
    "The program ID is the campaign’s own link, up to its question mark. The status pending means a confirmed payment on hold again. Reports aren’t signed.",
  note_awin:
    "Ask for Transaction Notifications in the Toolbox and choose POST. Awin reports a purchase once, when it’s recorded: approvals, changes and rejections come only by import. Reports aren’t signed. The program ID is the advertiser’s ID.",
  note_cj:
    "CJ has no postback. The publisher ID is your PID. Corrections are records of their own with negative amounts.",
  note_everflow:
    "Each network has its own tracking domain: the program ID is the offer’s own tracking link, up to its question mark. Without a status, purchases stay pending until you confirm them or import a file.",
  note_impact:
    "Under Settings, Event Notifications, enter the address for Action Lifecycle and Action Clearing, by GET. Capitals count in the macros. The program ID is the campaign’s own link. List the addresses that impact.com publishes.",
  note_partnerize:
    "The program ID is the camref. A conversion whose items differ has the status mixed and is rejected: import its items.",
  note_rakuten:
    "A postback has to be requested from support. Each item is a row, returns are rows with negative amounts, and there’s no status: confirm by import once the return period is over. The publisher ID is the one of your links.",
  note_tradedoubler:
    "Times have no zone: set the zone of your account in the mapping. The publisher ID is the source ID. The click reference is the epi, of at most 64 characters.",
  note_tune:
    "Each network has its own tracking domain: replace your-network.example. The program ID is the offer’s ID. Without a status, purchases stay pending until you confirm them or import a file.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "network-presets": typeof texts;
  }
}
