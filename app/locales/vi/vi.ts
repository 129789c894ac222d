/** Texts that are Vietnamese in every interface language, as listed in docs/product/interface.md. */
export const texts = {
  loadFailed: "Không thể tải thông báo",
  loadError: "Lỗi khi tải thông báo",
  socketErrorTitle: "Lỗi kết nối WebSocket",
  socketErrorText: "Không thể kết nối đến server thông báo. Vui lòng kiểm tra kết nối mạng.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    vi: typeof texts;
  }
}
