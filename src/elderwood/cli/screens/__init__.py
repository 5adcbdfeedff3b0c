"""The full-screen client. It shows views, offers legal moves and knows no rules."""
